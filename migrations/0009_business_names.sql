-- What the report calls the business, for lists. NULL: it found no name, or was made before this was kept.
ALTER TABLE analyses ADD COLUMN business_name TEXT;
