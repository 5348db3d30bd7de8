INSERT INTO matches (number, game, options, pace, locale, guild, channel, message, host, stage, youngest, reserved, rules, secret,
    version, step_count, opened_at, started_at, deadline)
VALUES (1, 'sssnake', '{}', 'live', 'fr', 700, 800, 900, 1001, 'running', 1, '[{"user":1003,"name":"Chloé"}]', 2,
    '0505050505050505050505050505050505050505050505050505050505050505', 4, 2, 1000, 2000, 9000);
INSERT INTO matches (number, game, options, pace, locale, channel, host, stage, rules, secret, version, step_count, opened_at,
    started_at, ended_at, outcome)
VALUES (1, 'sssnake', '{}', 'slow', 'en', 801, 1002, 'over', 2,
    '0505050505050505050505050505050505050505050505050505050505050505', 9, 1, 1000, 2000, 3000,
    '{"winners":[0],"why":"rounds"}');
INSERT INTO seats (match_id, seat, user_id, name, contribution, missed, wants_pause)
VALUES (1, 0, 1001, 'Anna', 'Anna’s part', 1, 1);
INSERT INTO seats (match_id, seat, level, name, missed) VALUES (1, 1, 'hard', '1', 0);
INSERT INTO seats (match_id, seat, user_id, name, contribution, missed) VALUES (2, 0, 1001, 'Anna', 'Anna’s part', 0);
INSERT INTO seats (match_id, seat, user_id, name, contribution, missed) VALUES (2, 1, 1002, 'Ben', 'Ben’s part', 0);
INSERT INTO steps (match_id, n, json) VALUES (1, 0, '{"by":null,"do":"test","n":0}');
INSERT INTO steps (match_id, n, json) VALUES (1, 1, '{"by":null,"do":"test","n":1}');
INSERT INTO steps (match_id, n, json) VALUES (2, 0, '{"by":null,"do":"test","n":0}');
INSERT INTO rounds (match_id, n, seat, points, total) VALUES (1, 0, 0, -3, -3);
INSERT INTO rounds (match_id, n, seat, points, total) VALUES (1, 0, 1, 0, 0);
INSERT INTO stat_events (match_id, step, user_id, game, guild, kind, value)
VALUES (1, 0, 1001, 'sssnake', 700, 'claim-right', 321);
INSERT INTO results (match_id, user_id, game, ended_at, rank, drawn, score, rated_matches, rating_before, rating_after)
VALUES (2, 1001, 'sssnake', 3000, 1, 0, -2, 1, 1500, 1602);
INSERT INTO player_stats (game, guild, user_id, played, won, drawn, rated_matches, estimate, deviation, volatility, shown_rating,
    best, claims_right, claims_wrong, fastest_claim_ms)
VALUES ('sssnake', 0, 1001, 1, 1, 0, 1, 1532.25, 180.5, 0.06, 0, -2, 3, 1, 321);
INSERT INTO user_names (user_id, name) VALUES (1001, 'Anna');
INSERT INTO user_settings (user_id, settings) VALUES (1001, '{"avatar":false}');
INSERT INTO guild_settings (guild, settings)
VALUES (700, '{"locale":"fr","matches_per_channel":7,"pace":"slow","threads":true}');
INSERT INTO flags (guild, user_id, kind, flagged_at) VALUES (700, 1001, 'too-fast', 10);
INSERT INTO interactions (id) VALUES (4194304000000);
