-- Two kinds of transactions change what search reads of an ad: those that edit it, and the sweep of expired ads. One took
-- words before the entries, the other the entries first, so that each could wait for the other for ever.
-- And what nothing has a use for is dropped: how many locations an ad has, which every edit counted, and two extensions.

drop view search_entry_source;
alter table search_entry drop column locations;
create view search_entry_source as
  select ad.published_at, ad.expires_at, ad.number, organization.number as organization_number,
    ad.pay_max_monthly as pay_max, place.lat::real, place.lng::real, at.location_no,
    search_code(ad.category) as category, search_code(ad.work_mode) as work_mode,
    search_code(ad.employment_type) as employment_type, coalesce(search_code(ad.contract_type), '-') as contract_type,
    coalesce(search_code(ad.seniority), '-') as seniority, organization.verification_status = 'verified' as verified,
    globe(place.lat, place.lng) as position,
    ad_words(concat_ws(' ', ad.title_ar, ad.title_en, organization.name_ar, organization.name_en), ad.skills)
      || array_to_tsvector(array_remove(array[
        'c=' || search_code(ad.category)::text, 'm=' || search_code(ad.work_mode)::text,
        'e=' || search_code(ad.employment_type)::text, 't=' || coalesce(search_code(ad.contract_type)::text, '-'),
        's=' || coalesce(search_code(ad.seniority)::text, '-'), 'o=' || organization.number,
        case when organization.verification_status = 'verified' then 'v=1' end, pay_token(ad.pay_max_monthly),
        tile_token(6, place.lat, place.lng), tile_token(8, place.lat, place.lng), tile_token(10, place.lat, place.lng),
        tile_token(12, place.lat, place.lng), tile_token(14, place.lat, place.lng)], null)) as search
  from job_ad as ad
  join organization on organization.id = ad.organization_id
  join job_ad_location as at on at.job_ad_id = ad.id
  join organization_location as place on place.id = at.organization_location_id
  where ad.status = 'published';
comment on view search_entry_source is 'What search_entry has to hold, computed from the truth.';
revoke all on search_entry_source from public;

create or replace function relist_job_ad(ad_number integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- The entries before all else, the first location first, as unlist_expired_job_ads does.
  perform from search_entry where number = ad_number order by location_no for update;
  delete from search_word using search_entry as entry
  where entry.number = ad_number and search_word.word = any (tsvector_to_array(entry.search))
    and (search_word.published_at, search_word.number, search_word.location_no)
      = (entry.published_at, entry.number, entry.location_no);
  delete from search_entry where number = ad_number;
  insert into search_entry select * from search_entry_source where number = ad_number;
  insert into search_word select * from search_word_source where number = ad_number;
  delete from search_card where number = ad_number;
  insert into search_card select * from search_card_source where number = ad_number;
  perform learn_words(concat_ws(' ', title_ar, title_en, name_ar, name_en))
  from job_ad join organization on organization.id = organization_id
  where job_ad.number = ad_number and status = 'published';
end $$;

-- They stay where an administrator has made them for the login that runs this, or where something else uses them.
do $$
declare
  unused text;
begin
  for unused in
    select extname from pg_extension
    where extname in ('fuzzystrmatch', 'btree_gist') and pg_has_role(extowner, 'usage')
  loop
    begin
      execute format('drop extension %I', unused);
    exception when dependent_objects_still_exist then null;
    end;
  end loop;
end $$;
