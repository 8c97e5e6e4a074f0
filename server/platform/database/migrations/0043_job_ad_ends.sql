-- Nightly tasks look for companies by the end of their ads: for answer rates, and for candidates that are due to be erased.
create index job_ad_ended on job_ad ((coalesce(closed_at, expires_at))) where status <> 'draft';
