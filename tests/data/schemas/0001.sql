INSERT INTO matches (game, options, pace, locale, guild, channel, message, host, stage, youngest, seed, version, opened_at,
    started_at, ended_at, deadline, outcome, step_count)
VALUES ('sssnake', '{}', 'live', 'fr', 700, 800, 900, 1001, 'live', 1,
    '0505050505050505050505050505050505050505050505050505050505050505', 4, 1000, 2000, NULL, 9000, NULL, 2);
INSERT INTO matches (game, options, pace, locale, guild, channel, message, host, stage, youngest, seed, version, opened_at,
    started_at, ended_at, deadline, outcome, step_count)
VALUES ('sssnake', '{}', 'slow', 'en', NULL, 801, NULL, 1002, 'over', NULL,
    '0505050505050505050505050505050505050505050505050505050505050505', 9, 1000, 2000, 3000, NULL,
    '{"winners":[0],"why":"rounds"}', 1);
INSERT INTO seats (match_id, seat, user_id, level, name, missed) VALUES (1, 0, 1001, NULL, 'Anna', 1);
INSERT INTO seats (match_id, seat, user_id, level, name, missed) VALUES (1, 1, NULL, 'hard', '1', 0);
INSERT INTO seats (match_id, seat, user_id, level, name, missed, resigned) VALUES (2, 0, 1001, NULL, 'Anna', 0, FALSE);
INSERT INTO seats (match_id, seat, user_id, level, name, missed, resigned) VALUES (2, 1, 1002, NULL, 'Ben', 0, TRUE);
INSERT INTO steps (match_id, n, json) VALUES (1, 0, '{"by":null,"do":"test","n":0}');
INSERT INTO steps (match_id, n, json) VALUES (1, 1, '{"by":null,"do":"test","n":1}');
INSERT INTO steps (match_id, n, json) VALUES (2, 0, '{"by":null,"do":"test","n":0}');
INSERT INTO rounds (match_id, n, seat, points, total) VALUES (1, 0, 0, -3, -3);
INSERT INTO rounds (match_id, n, seat, points, total) VALUES (1, 0, 1, 0, 0);
INSERT INTO feats (match_id, step, user_id, game, guild, kind, value) VALUES (1, 0, 1001, 'sssnake', 700, 'claim-right', 321);
INSERT INTO results (match_id, user_id, game, ended_at, place, score, rating_before, rating_after)
VALUES (2, 1001, 'sssnake', 3000, 1, -2, 1500, 1552);
INSERT INTO standings (game, guild, user_id, played, won, estimate, deviation, volatility, standing, best, claims_right,
    claims_wrong, fastest_claim)
VALUES ('sssnake', 0, 1001, 1, 1, 1532.25, 180.5, 0.06, 1552, -2, 3, 1, 321);
INSERT INTO people (user_id, name) VALUES (1001, 'Anna');
INSERT INTO guild_settings (guild, locale, matches_per_channel, pace, threads) VALUES (700, 'fr', 7, 'slow', TRUE);
INSERT INTO flags (guild, user_id, kind, flagged_at) VALUES (700, 1001, 'too-fast', 10);
INSERT INTO interactions (id) VALUES (4194304000000);
