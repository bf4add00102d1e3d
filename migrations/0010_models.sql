-- Whose websites no language model may read, by their owner's word.
ALTER TABLE users ADD COLUMN refuses_models INTEGER NOT NULL DEFAULT 0 CHECK (refuses_models IN (0, 1));
