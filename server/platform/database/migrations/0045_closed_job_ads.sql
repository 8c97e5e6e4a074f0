-- Nightly tasks look for companies by the end of their ads: for answer rates, and for candidates that are due to be erased.
create index job_ad_closed on job_ad (closed_at) where status = 'archived';
