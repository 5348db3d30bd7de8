# The page that checks records in a browser.

check-title = Check a match
check-intro = A replay has the button “{ discord-button-record }”, which gives the file record.json. This page checks the secret, all dice and cards, and every step. Then you can watch the match and open its review.
check-private = The page uses no network: the file stays on your device.
check-choose = Choose a record
check-drop = You can also drop the file on this page.
check-checking = Checking…
check-reviewing = Reviewing the match…
check-valid = Everything is in order
check-broken = This record breaks a rule
check-unreadable = This record can’t be read
check-failed = The check has failed. Try again with a current browser.
check-language = Language
