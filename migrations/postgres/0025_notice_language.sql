-- The language in which the user chose where they want notices; NULL if they chose before it was stored.
ALTER TABLE user_settings ADD COLUMN locale TEXT;
