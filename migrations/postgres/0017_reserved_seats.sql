-- The users for whom the lobby keeps a seat, with their names: JSON.
ALTER TABLE matches ADD COLUMN reserved TEXT NOT NULL DEFAULT '[]';
-- Notices also invite these users. Their deadline is when the lobby was opened. A cancelled lobby is deleted with its notice.
ALTER TABLE notices DROP CONSTRAINT notices_kind_check;
ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN ('turn', 'reminder', 'invitation'));
ALTER TABLE notices DROP CONSTRAINT notices_match_id_fkey;
ALTER TABLE notices ADD CONSTRAINT notices_match_id_fkey
    FOREIGN KEY (match_id) REFERENCES matches (id) ON DELETE CASCADE;
