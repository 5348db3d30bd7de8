# What every room and every game says.
verbatim = { $text }
list-and = { $first } and { $last }

news-resign = { $player } gave up.
news-stop = The match was stopped.

refusal-over = This match is over.
refusal-no-seat = There is no such seat at this table.
refusal-resigned = You have given up already.
refusal-unreadable-step = This step is none of this game.

option-unknown = There is no option “{ $option }”.
option-missing = The option “{ $option }” is missing.
option-value = The option “{ $option }” must be { $allowed }.
option-allowed-range = a whole number from { $least } to { $most }
option-allowed-words = one of: { $words }
