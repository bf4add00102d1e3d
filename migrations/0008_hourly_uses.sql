-- What one person may do only so often an hour because others pay for it: a PDF takes a browser from an analysis, a support message a
-- person's time. One row a person, kind and hour; the row is the count, so that parallel requests cannot pass it.
CREATE TABLE hourly_uses (
  -- "user:12" or "address:203.0.113.7".
  caller TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- Hours since 1970.
  hour INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (caller, kind, hour)
);
CREATE INDEX hourly_uses_by_hour ON hourly_uses (hour);
