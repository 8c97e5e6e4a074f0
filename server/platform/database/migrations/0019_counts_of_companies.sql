-- Ads of a company are counted, by state and by branch, from this index alone: the largest has thousands.
create index job_ad_of_organization on job_ad (organization_id, status, published_at desc) include (id, expires_at);
drop index job_ad_organization;
alter index job_ad_of_organization rename to job_ad_organization;
