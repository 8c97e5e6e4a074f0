-- What search reads: three tables derived from the truth in the transaction that changes it, holding open ads alone.
-- docs/decisions/ and docs/performance.md say why they look like this and what they cost.

create extension if not exists cube;
create extension if not exists btree_gist;

create function search_code(value anyenum) returns "char" language sql stable parallel safe
  as $$ select chr(96 + array_position(enum_range(value), value))::"char" $$;
comment on function search_code is
  'One letter for a value of an enumeration: a for the first, b for the second. Written the same in search/engine/codes.ts.';

create function globe(lat double precision, lng double precision) returns cube language sql immutable strict parallel safe
  as $$ select cube(array[
    6371008.8 * cos(radians(lat)) * cos(radians(lng)),
    6371008.8 * cos(radians(lat)) * sin(radians(lng)),
    6371008.8 * sin(radians(lat))]) $$;
comment on function globe is
  'A place in metres from the centre of the earth. Straight distances between two of them order like great circles.';

create function tile_token(zoom integer, lat double precision, lng double precision) returns text
  language sql immutable strict parallel safe
  as $$ select zoom || '=' || floor((lng + 180) / 360 * (1 << zoom))::int || '/'
    || floor((1 - asinh(tan(radians(lat))) / pi()) / 2 * (1 << zoom))::int $$;
comment on function tile_token is 'The square of the Web Mercator map that a place lies in, as a token: 12=2577/1757.';

create function pay_token(pay_max integer) returns text language sql immutable parallel safe
  as $$ select 'p=' || coalesce(max(step), 0) from unnest(
    array[3000, 4000, 5000, 6000, 8000, 10000, 12000, 15000, 20000, 25000, 30000, 50000]) as step where step <= pay_max $$;
comment on function pay_token is 'The highest step of the salary filter that the pay reaches, as a token.';

create table search_entry (
  published_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  number integer not null,
  organization_number integer not null,
  pay_max integer not null,
  lat real not null,
  lng real not null,
  location_no smallint not null,
  locations smallint not null,
  category "char" not null,
  work_mode "char" not null,
  employment_type "char" not null,
  contract_type "char" not null,
  seniority "char" not null,
  verified boolean not null,
  position cube not null,
  search tsvector not null
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05);
alter table search_entry alter search set statistics 1000;
comment on table search_entry is 'One row for each location of an open ad, with all that filters ask for. Derived: never edited by hand.';
comment on column search_entry.number is 'job_ad.number.';
comment on column search_entry.pay_max is 'job_ad.pay_max_monthly.';
comment on column search_entry.lat is 'Rounded to 32 bits, which is half a metre.';
comment on column search_entry.locations is 'How many locations the ad has.';
comment on column search_entry.category is 'This and the four that follow: search_code of the value, a dash when the ad says nothing.';
comment on column search_entry.search is
  'Lexemes of the ad, and its filters as tokens, which hold an equals sign: c=h m=a e=a t=- s=c v=1 o=17 p=8000 and tiles.';

-- Edits, and the other locations of an ad.
create unique index search_entry_key on search_entry (number, location_no);
-- Walks by date without words.
create index search_entry_newest on search_entry (published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, category, work_mode, employment_type, contract_type, seniority, verified);
-- Gathers by the five enumerations, whatever their combination.
create index search_entry_filters on search_entry (category, work_mode, employment_type, contract_type, seniority, published_at desc, number desc, location_no)
  include (lat, lng, expires_at, pay_max, organization_number, verified);
-- A random sample of whole ads for counting.
create index search_entry_sample on search_entry (hashint4(number))
  include (number, published_at, expires_at, lat, lng, pay_max, organization_number, location_no, category, work_mode, employment_type, contract_type, seniority, verified);
-- Walks by distance; the second for the commonest request, nearest of one category. btree_gist knows integers, not "char";
-- cube_subset gives the same position, so that no statement without a category can fall into this index.
create index search_entry_nearest on search_entry using gist (position);
create index search_entry_nearest_category on search_entry using gist
  ((category::integer), cube_subset(position, '{1,2,3}'));
-- Gathers by words, tiles, company, pay.
create index search_entry_search on search_entry using gin (search) with (fastupdate = off);
-- The sweep of expired ads.
create index search_entry_expiry on search_entry (expires_at) where location_no = 1;

create table search_word (
  published_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  number integer not null,
  organization_number integer not null,
  pay_max integer not null,
  lat real not null,
  lng real not null,
  location_no smallint not null,
  category "char" not null,
  work_mode "char" not null,
  employment_type "char" not null,
  contract_type "char" not null,
  seniority "char" not null,
  verified boolean not null,
  word text collate "C" not null
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table search_word is 'For each lexeme the list of its search entries, newest first. Derived: never edited by hand.';
create unique index search_word_newest on search_word (word, published_at desc, number desc, location_no)
  include (category, work_mode, employment_type, contract_type, seniority, verified, lat, lng, pay_max, organization_number, expires_at);

create table search_card (
  number integer primary key,
  card json not null
);
comment on table search_card is
  'What lists show of an open ad, ready to be sent: gathering it from six tables would cost thrice what finding the ad does. Derived: never edited by hand.';
comment on column search_card.card is
  'As typed in server/job-ads/stored-card.ts. Nothing of it is private. It repeats the names of the company and its locations, so whatever changes those has to relist their open ads.';

-- They hold nothing but what everybody may read, so no row-level security: a policy, even one that is always true,
-- would keep operators like @@ and <-> from their indexes. Nobody but the functions below writes them.
grant select on search_entry, search_word, search_card to qareeb_app;

create view search_entry_source as
  select ad.published_at, ad.expires_at, ad.number, organization.number as organization_number,
    ad.pay_max_monthly as pay_max, place.lat::real, place.lng::real, at.location_no,
    (count(*) over (partition by ad.number))::smallint as locations,
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

create view search_word_source as
  select published_at, expires_at, number, organization_number, pay_max, lat, lng, location_no, category, work_mode,
    employment_type, contract_type, seniority, verified, lexeme as word
  from search_entry, unnest(search)
  where position('=' in lexeme) = 0;
comment on view search_word_source is 'What search_word has to hold, computed from search_entry.';

create function utc_instant(moment timestamptz) returns text language sql immutable strict parallel safe
  as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create function bilingual(ar text, en text) returns json language sql immutable parallel safe
  as $$ select row_to_json(texts) from (select ar, en) as texts $$;

create view search_card_source as
  select ad.number, row_to_json(card) as card
  from job_ad as ad
  join organization as company on company.id = ad.organization_id
  cross join lateral (
    select ad.id,
      (select bilingual(max(slug) filter (where locale = 'ar'), max(slug) filter (where locale = 'en'))
        from job_ad_slug where job_ad_id = ad.id and current) as slugs,
      bilingual(ad.title_ar, ad.title_en) as title,
      (select row_to_json(organization) from (
        select company.id, company.slug, bilingual(company.name_ar, company.name_en) as name,
          company.verification_status = 'verified' as verified, utc_instant(company.verified_at) as "verifiedAt"
        ) as organization) as organization,
      ad.category, ad.work_mode as "workMode", ad.employment_type as "employmentType",
      ad.contract_type as "contractType", ad.seniority,
      (select row_to_json(pay) from (
        select ad.pay_min as min, ad.pay_max as max, ad.currency, ad.pay_period as period) as pay) as pay,
      utc_instant(ad.published_at) as "publishedAt", utc_instant(ad.expires_at) as "expiresAt",
      (select json_agg(location) from (
        select place.id, bilingual(place.name_ar, place.name_en) as name,
          bilingual(place.address_ar, place.address_en) as address,
          place.city_key as city, place.district_key as district, place.lat, place.lng
        from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id order by at.location_no) as location) as locations
  ) as card
  where ad.status = 'published';
comment on view search_card_source is 'What search_card has to hold, computed from the truth.';

create function relist_job_ad(ad_number integer) returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
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
comment on function relist_job_ad is
  'Makes search say what the truth says of one ad. Call it last in every transaction that changes the ad, its company or its locations, with the row of the ad locked.';

create function unlist_expired_job_ads(moment timestamptz, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  expired integer[];
begin
  -- Locked, so that an ad that is being published again at this moment keeps its new rows.
  expired := array(
    select number from search_entry where location_no = 1 and expires_at <= moment
    order by expires_at limit most for update skip locked);
  delete from search_word using search_entry as entry
  where entry.number = any (expired) and entry.expires_at <= moment
    and search_word.word = any (tsvector_to_array(entry.search))
    and (search_word.published_at, search_word.number, search_word.location_no)
      = (entry.published_at, entry.number, entry.location_no);
  delete from search_entry where number = any (expired) and expires_at <= moment;
  delete from search_card as card where number = any (expired)
    and not exists (select from search_entry where search_entry.number = card.number);
  return cardinality(expired);
end $$;
comment on function unlist_expired_job_ads is
  'Takes ads whose expiry has passed out of search, longest expired first; returns how many. Queries leave them out by themselves: this keeps the tables small.';

create function rebuild_search() returns void language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  definitions text[];
  doomed text[];
  statement text;
begin
  select array_agg(indexdef), array_agg(format('drop index %I', indexname)) into definitions, doomed
  from pg_indexes where schemaname = 'public' and tablename in ('search_entry', 'search_word');
  truncate search_entry, search_word, search_card;
  foreach statement in array doomed loop execute statement; end loop;
  insert into search_entry select * from search_entry_source order by published_at, number, location_no;
  insert into search_word select * from search_word_source;
  insert into search_card select * from search_card_source order by number;
  foreach statement in array definitions loop execute statement; end loop;
  perform relearn_words();
end $$;
comment on function rebuild_search is
  'Derives the tables anew after a bulk load, in some minutes for a million ads. For the owner; locks search meanwhile, and wants vacuum (analyze) afterwards.';

revoke execute on function relist_job_ad, unlist_expired_job_ads, rebuild_search from public;
revoke all on search_entry_source, search_word_source, search_card_source from public;
grant execute on function relist_job_ad, unlist_expired_job_ads to qareeb_app;
