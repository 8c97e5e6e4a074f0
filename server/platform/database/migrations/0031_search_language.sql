-- Two more filters: the language that an ad is written in, and whether it asks for no experience. Both stand in the
-- covering indexes, in bytes that alignment left empty.

truncate search_entry, search_word;
drop index search_entry_newest, search_entry_filters, search_entry_sample, search_entry_cell, search_entry_category_cell,
  search_entry_category_newest, search_entry_tile_newest, search_word_newest;

alter table search_entry add language "char" not null, add no_experience boolean not null;
alter table search_word add language "char" not null, add no_experience boolean not null;
comment on column search_entry.language is 'a: Arabic alone; e: English alone; b: both.';
comment on column search_entry.no_experience is 'The ad asks for zero years, or names no years and is of the entry level.';
comment on column search_entry.search is
  'Lexemes of the ad, and its filters as tokens, which hold an equals sign: c=h m=a e=a t=- s=c v=1 o=17 p=8000 l=b x=0 and tiles.';

create or replace view search_entry_source as
  select ad.published_at, ad.expires_at, ad.number, organization.number as organization_number,
    ad.pay_max_monthly as pay_max, place.lat::real, place.lng::real, at.location_no,
    search_code(ad.category) as category, search_code(ad.work_mode) as work_mode,
    search_code(ad.employment_type) as employment_type, coalesce(search_code(ad.contract_type), '-') as contract_type,
    coalesce(search_code(ad.seniority), '-') as seniority, organization.verification_status = 'verified' as verified,
    globe(place.lat, place.lng) as position,
    ad_words(concat_ws(' ', ad.title_ar, ad.title_en), ad.skills)
      || name_words(concat_ws(' ', organization.name_ar, organization.name_en))
      || array_to_tsvector(array_remove(array[
        'c=' || search_code(ad.category)::text, 'm=' || search_code(ad.work_mode)::text,
        'e=' || search_code(ad.employment_type)::text, 't=' || coalesce(search_code(ad.contract_type)::text, '-'),
        's=' || coalesce(search_code(ad.seniority)::text, '-'), 'o=' || organization.number,
        case when organization.verification_status = 'verified' then 'v=1' end, pay_token(ad.pay_max_monthly),
        tile_token(6, place.lat, place.lng), tile_token(8, place.lat, place.lng), tile_token(10, place.lat, place.lng),
        tile_token(12, place.lat, place.lng), tile_token(14, place.lat, place.lng),
        'l=' || written.language::text, case when written.no_experience then 'x=0' end], null)) as search,
    written.language, written.no_experience
  from job_ad as ad
  join organization on organization.id = ad.organization_id
  join job_ad_location as at on at.job_ad_id = ad.id
  join organization_location as place on place.id = at.organization_location_id
  cross join lateral (
    select case when ad.title_ar is null then 'e' when ad.title_en is null then 'a' else 'b' end::"char" as language,
      coalesce((ad.requirements ->> 'experienceYears')::integer = 0, ad.seniority = 'entry-level', false) as no_experience
  ) as written
  where ad.status = 'published';

create or replace view search_word_source as
  select published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, category, work_mode,
    employment_type, contract_type, seniority, verified, lexeme as word, language, no_experience
  from search_entry, unnest(search)
  where position('=' in lexeme) = 0;

-- What each is for stands in 0004, 0010 and 0026.
create index search_entry_newest on search_entry (published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, category, work_mode, employment_type, contract_type,
    seniority, verified, language, no_experience);
create index search_entry_filters on search_entry (category, work_mode, employment_type, contract_type, seniority,
    published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, verified, language, no_experience);
create index search_entry_sample on search_entry (hashint4(number))
  include (number, published_at, expires_at, lat, lng, pay_max, organization_number, location_no, category, work_mode,
    employment_type, contract_type, seniority, verified, language, no_experience);
create index search_entry_cell on search_entry (search_cell(lat, lng))
  include (position, published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, category,
    work_mode, employment_type, contract_type, seniority, verified, language, no_experience);
create index search_entry_category_cell on search_entry (category, search_cell(lat, lng))
  include (position, published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, work_mode,
    employment_type, contract_type, seniority, verified, language, no_experience);
create index search_entry_category_newest on search_entry (category, published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, work_mode, employment_type, contract_type, seniority,
    verified, language, no_experience);
create index search_entry_tile_newest on search_entry ((search_cell(lat, lng) >> 6), published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, category, work_mode, employment_type, contract_type,
    seniority, verified, language, no_experience);
create unique index search_word_newest on search_word (word, published_at desc, number desc, location_no)
  include (category, work_mode, employment_type, contract_type, seniority, verified, lat, lng, pay_max,
    organization_number, expires_at, language, no_experience);

-- Some minutes for a million ads, in which nobody can search; a moment for a new database.
select rebuild_search();
