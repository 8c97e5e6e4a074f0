-- Functions get the words of the code: an ad is indexed again, or removed from the index.
alter function relist_job_ad(integer) rename to reindex_job_ad;
comment on function reindex_job_ad is
  'Derives the search rows of one ad from its own rows. Call it last in every transaction that changes the ad, its company or its locations, with the row of the ad locked.';

alter function unlist_expired_job_ads(timestamptz, integer) rename to remove_expired_from_index;
comment on function remove_expired_from_index is
  'Removes expired ads from the search tables, longest expired first; returns how many. Queries skip expired ads by themselves: this keeps the tables small.';

-- The former names, for copies of the release before that still run. A later release drops them.
create function relist_job_ad(ad_number integer) returns void language sql as 'select reindex_job_ad(ad_number)';
comment on function relist_job_ad is 'The former name of reindex_job_ad.';
create function unlist_expired_job_ads(moment timestamptz, most integer) returns integer language sql
  as 'select remove_expired_from_index(moment, most)';
comment on function unlist_expired_job_ads is 'The former name of remove_expired_from_index.';
revoke execute on function relist_job_ad, unlist_expired_job_ads from public;
grant execute on function relist_job_ad, unlist_expired_job_ads to qareeb_app;

comment on function rebuild_search is
  'Derives the search tables again after a bulk load, in some minutes for a million ads. For the owner. It locks search meanwhile; run vacuum (analyze) afterwards.';
comment on column search_card.card is
  'JSON, as typed in server/job-ads/stored-card.ts, without private data. It repeats the names of the company and its locations: a change of those reindexes their open ads.';
