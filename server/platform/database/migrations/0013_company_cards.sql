-- Cards show the logo of their company, and ads of a company that was deleted stay as tombstones.

alter table job_ad add column erased_at timestamptz(3);
comment on column job_ad.erased_at is
  'When its company was deleted. Title, slugs and places stay for the page that says so; the description is gone.';
alter table job_ad drop constraint job_ad_public_has_a_text;
alter table job_ad add constraint job_ad_public_has_a_text check (status = 'draft'
  or (erased_at is not null and status = 'archived' and num_nonnulls(title_ar, title_en) > 0)
  or (char_length(title_ar) >= 2 and char_length(description_text_ar) >= 15 and description_html_ar is not null) is true
  or (char_length(title_en) >= 2 and char_length(description_text_en) >= 15 and description_html_en is not null) is true);

create function picture_url(key text) returns text language sql immutable strict parallel safe
  as $$ select '/files/pictures/' || key || '.webp' $$;
comment on function picture_url is 'Where everybody finds a picture. Written the same in server/files/addresses.ts.';

create or replace view job_ad_card_source with (security_invoker) as
  select ad.number, ad.id, ad.status, ad.expires_at, row_to_json(card) as card
  from job_ad as ad
  join organization as company on company.id = ad.organization_id
  cross join lateral (
    select ad.id,
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
      (select row_to_json(pay) from (
        select ad.pay_min as min, ad.pay_max as max, ad.currency, ad.pay_period as period) as pay) as pay,
      utc_instant(ad.published_at) as "publishedAt", utc_instant(ad.expires_at) as "expiresAt",
      (select coalesce(json_agg(location), '[]') from (
        select place.id, bilingual(place.name_ar, place.name_en) as name,
          bilingual(place.address_ar, place.address_en) as address,
          place.city_key as city, place.district_key as district, place.lat, place.lng
        from job_ad_location as at join organization_location as place on place.id = at.organization_location_id
        where at.job_ad_id = ad.id order by at.location_no) as location) as locations
  ) as card
  where ad.status <> 'draft';

-- No company had a logo until now. The mark stands once in a card: inside of a text a quotation mark is escaped.
update search_card set card = replace(card::text, '},"category":', ',"logoUrl":null},"category":')::json;
