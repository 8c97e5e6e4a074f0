-- A second token of ads without experience names their level. The filter for a level and the one for no experience find
-- many ads each, and nearly none together: only their common token shows that. The first token stays for processes of
-- the version before.

-- Edits lock the entries of an ad before they read the view; this waits for them, and reading goes on.
lock table search_entry in exclusive mode;

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
        'l=' || written.language::text, case when written.no_experience then 'x=0' end,
        case when written.no_experience then 'x=' || coalesce(search_code(ad.seniority)::text, '-') end], null)) as search,
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

comment on column search_entry.search is
  'Lexemes of the ad, and its filters as tokens, which hold an equals sign: c=h m=a e=a t=- s=c v=1 o=17 p=8000 l=b x=0 x=c and tiles.';

update search_entry set search = search || array_to_tsvector(array['x=' || seniority::text]) where no_experience;

-- Until the tokens are counted, ads without experience seem to be rare.
analyze search_entry;
