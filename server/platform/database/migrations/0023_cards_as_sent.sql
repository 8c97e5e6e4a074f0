-- A card is stored as it is sent but for its places, which stand first: a list reads the beginning and sends the rest
-- unread. Taking the pay out of the middle and writing it anew was half of what a list cost beside the database.
create function in_major_units(amount bigint, unit currency) returns numeric language sql immutable strict parallel safe
  return trim_scale(amount / case
    when unit in ('BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND') then 1000.0 when unit = 'DJF' then 1.0 else 100.0 end);
comment on function in_major_units is 'Money as people write it. The units are those of reference/currencies.ts.';

create or replace view job_ad_card_source with (security_invoker) as
  select ad.number, ad.id, ad.status, ad.expires_at, row_to_json(card) as card
  from job_ad as ad
  join organization as company on company.id = ad.organization_id
  cross join lateral (
    select place.locations, place."locationCount", ad.id,
      (select bilingual(max(slug) filter (where locale = 'ar'), max(slug) filter (where locale = 'en'))
        from job_ad_slug where job_ad_id = ad.id and current) as slugs,
      bilingual(ad.title_ar, ad.title_en) as title,
      (select row_to_json(organization) from (
        select company.id, company.slug, bilingual(company.name_ar, company.name_en) as name,
          company.verification_status = 'verified' as verified, utc_instant(company.verified_at) as "verifiedAt",
          picture_url(company.logo_file) as "logoUrl"
        ) as organization) as organization,
      ad.category, ad.work_mode as "workMode", ad.employment_type as "employmentType",
      ad.contract_type as "contractType", ad.seniority,
      (select row_to_json(salary) from (
        select in_major_units(ad.pay_min, ad.currency) as min, in_major_units(ad.pay_max, ad.currency) as max,
          ad.currency, ad.pay_period as period) as salary) as salary,
      utc_instant(ad.published_at) as "publishedAt", utc_instant(ad.expires_at) as "expiresAt"
    from (
      select coalesce(json_agg(location), '[]') as locations, count(*) as "locationCount" from (
        select place.lat, place.lng, place.city_key as city, place.district_key as district, place.id,
          bilingual(place.name_ar, place.name_en) as name, bilingual(place.address_ar, place.address_en) as address
        from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id order by at.location_no) as location) as place
  ) as card
  where ad.status <> 'draft';

truncate search_card;
insert into search_card select * from search_card_source order by number;
