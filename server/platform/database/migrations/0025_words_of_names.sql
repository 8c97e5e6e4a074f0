-- Who looks for a lawyer means the work, not every job of a firm that is named after it. So the words of a company's name
-- stand apart from those of the ad's titles, and a search says which of both it asks for.

create function name_words(names text) returns tsvector language sql immutable parallel safe
return (
  select coalesce(array_to_tsvector(array_agg('~' || word)), ''::tsvector)
  from unnest(tsvector_to_array(public.search_words(coalesce(names, '')))) as word);
comment on function name_words is 'What an ad is found by of its company''s name: each word as ~word, which no typed word can be.';

comment on function ad_words is 'What an ad is found by of itself: words of its titles, and its skills as +key, which no typed word can be.';

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
        tile_token(12, place.lat, place.lng), tile_token(14, place.lat, place.lng)], null)) as search
  from job_ad as ad
  join organization on organization.id = ad.organization_id
  join job_ad_location as at on at.job_ad_id = ad.id
  join organization_location as place on place.id = at.organization_location_id
  where ad.status = 'published';

create or replace function count_word_uses() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update search_vocabulary set uses = counted.uses
  from (
    select ltrim(element, '~') as lexeme, greatest(1, round(sum(frequency) * max(reltuples)))::int as uses
    from pg_class
    join pg_stats on schemaname = 'public' and tablename = relname and attname = 'search'
    cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (element, frequency)
    where oid = 'search_entry'::regclass and element is not null and position('=' in element) = 0
    group by ltrim(element, '~')
  ) as counted
  where counted.lexeme = search_vocabulary.lexeme and counted.uses <> search_vocabulary.uses;
end $$;

-- Some minutes for a million ads, in which nobody can search; a moment for a new database.
select rebuild_search();
