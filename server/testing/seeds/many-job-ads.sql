-- A country of :ads job ads, the same at every run: five big cities hold 80 % of the places, fifty towns 16 %, the rest
-- lies anywhere; categories, words and companies follow Zipf's law; 40 % of the titles are Arabic, 25 % English, the
-- others both; 1.5 places an ad; 3 % full-remote; one ad in ten is not published. Read by seed.ts, statement by
-- statement; :ads, :companies and :now, the moment at which searches are asked, are replaced.

set session_replication_role = replica;
select setseed(0.42);

create function pg_temp.zipf(n integer, s float8) returns integer language sql volatile
  as $$ select least(n, floor(power((power(n, 1 - s) - 1) * random() + 1, 1 / (1 - s))))::integer $$;

create function pg_temp.normal() returns float8 language sql volatile
  as $$ select sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) $$;

-- The word of a rank: syllables, so that folding and stemming have real letters to work on.
create function pg_temp.word(rank integer, consonants text, vowels text) returns text language sql immutable
  as $$ select string_agg(substr(consonants, 1 + n % length(consonants), 1)
      || substr(vowels, 1 + n / length(consonants) % length(vowels), 1), '')
    from (select (rank / (length(consonants) * length(vowels)) ^ i)::integer as n from generate_series(0, 2) as i) as digit $$;

create temporary table vocabulary as
  select rank, pg_temp.word(rank * 7919 % 500009, 'bdfgklmnprtvz', 'aeiou') || 'k' as en,
    pg_temp.word(rank * 7919 % 500009, 'بتثجحخدرزسشصضطظعغفقم', 'اوير') || 'م' as ar
  from generate_series(1, 16000) as rank;
create unique index on vocabulary (rank);

create temporary table centre as
  select no, case no when 1 then 24.774 when 2 then 21.486 when 3 then 21.389 when 4 then 24.525 when 5 then 26.421
      else 17 + random() * 14 end as lat,
    case no when 1 then 46.739 when 2 then 39.193 when 3 then 39.858 when 4 then 39.569 when 5 then 50.089
      else 37 + random() * 15 end as lng
  from generate_series(1, 55) as no;
create unique index on centre (no);

insert into organization (slug, name_ar, name_en, verification_status, verified_at, public_since)
  select 'company-' || no, a.ar || ' ' || b.ar, case when random() < 0.7 then a.en || ' ' || b.en end,
    (case when verified then 'verified' else 'pending' end)::verification_status,
    case when verified then timestamptz :now end, timestamptz :now
  from (select no, random() < 0.8 as verified, pg_temp.zipf(16000, 0.6) as first, pg_temp.zipf(16000, 0.6) as second
    from generate_series(1, :companies) as no offset 0) as company
  join vocabulary as a on a.rank = first join vocabulary as b on b.rank = second;

insert into organization_location (organization_id, name_ar, address_ar, lat, lng, public_since)
  select id, 'فرع', 'طريق الملك', case when kind < 0.96 then centre.lat + pg_temp.normal() * 0.08 else 17 + random() * 14 end,
    case when kind < 0.96 then centre.lng + pg_temp.normal() * 0.088 else 37 + random() * 15 end, timestamptz :now
  from (select organization.id, kind, case when kind < 0.32 then 1 when kind < 0.54 then 2 when kind < 0.62 then 3
      when kind < 0.68 then 4 when kind < 0.8 then 5 else 6 + floor(random() * 50)::int end as no
    from organization, lateral (select random() as kind, organization.id from generate_series(1, 30)) as branch offset 0) as draw
  join centre on centre.no = draw.no;

create temporary table company as
  select row_number() over (order by number)::int as rank, id,
    (select array_agg(l.id) from organization_location as l where l.organization_id = organization.id) as branches
  from organization;
create unique index on company (rank);

insert into job_ad (organization_id, status, title_ar, description_html_ar, description_text_ar, title_en, description_html_en,
    description_text_en, category, work_mode, employment_type, contract_type, seniority, pay_period, currency, pay_min, pay_max,
    pay_min_monthly, pay_max_monthly, published_at, expires_at, closed_at, skills)
  select company.id, status::job_ad_status,
    case when language < 0.75 then title_ar end, case when language < 0.75 then '<p>نص طويل بما يكفي</p>' end,
    case when language < 0.75 then 'نص طويل بما يكفي' end,
    case when language >= 0.4 then title_en end, case when language >= 0.4 then '<p>A text that is long enough</p>' end,
    case when language >= 0.4 then 'A text that is long enough' end,
    (enum_range(null::job_category))[category], (enum_range(null::work_mode))[work_mode],
    (enum_range(null::employment_type))[employment], (enum_range(null::contract_type))[contract],
    (enum_range(null::seniority_level))[seniority], 'monthly', 'SAR', pay * 100, pay * 150, pay, pay * 3 / 2,
    published_at, published_at + interval '30 days' * case when deadline then 0.5 else 1 end,
    case when status = 'archived' then timestamptz :now end, array['skill-' || skill, 'skill-' || skill % 50]
  from (select pg_temp.zipf(:companies, 0.5) as company, random() as language,
      case when random() < 0.9 then 'published' when random() < 0.5 then 'archived' else 'draft' end as status,
      pg_temp.zipf(20, 1.0001) as category,
      case when r_mode < 0.03 then 3 when r_mode < 0.15 then 2 else 1 end as work_mode,
      case when random() < 0.65 then 1 else 1 + pg_temp.zipf(4, 1.0001) end as employment,
      case when random() < 0.8 then 1 + floor(random() * 5)::int end as contract,
      case when random() < 0.85 then 1 + floor(random() * 4)::int end as seniority,
      (1500 * exp(abs(pg_temp.normal()) * 0.9))::int as pay, random() < 0.1 as deadline, pg_temp.zipf(150, 0.9) as skill,
      timestamptz :now - interval '1 second' * floor(random() * 2505600) as published_at,
      pg_temp.zipf(16000, 1.05) as w1, pg_temp.zipf(16000, 1.05) as w2, pg_temp.zipf(16000, 1.05) as w3
    from (select random() as r_mode, no from generate_series(1, :ads) as no) as numbers offset 0) as draw
  join company on company.rank = draw.company
  join lateral (select string_agg(ar, ' ') as title_ar, string_agg(en, ' ') as title_en
    from vocabulary where rank in (w1, w2, w3)) as title on true;

insert into job_ad_location (job_ad_id, location_no, organization_id, organization_location_id)
  select ad.id, 1 + no, ad.organization_id, branches[1 + (start + no * 7) % 30]
  from (select id, organization_id, floor(random() * 30)::int as start,
      case when random() < 0.75 then 1 when random() < 0.6 then 2 else 2 + floor(random() * 6)::int end as places
    from job_ad offset 0) as ad
  join company on company.id = ad.organization_id
  cross join lateral generate_series(0, places - 1) as no;

insert into job_ad_slug (slug, job_ad_id, locale, current)
  select replace(title, ' ', '-') || '-' || lpad(to_hex(number), 6, '0'), id, locale::locale, true
  from job_ad, lateral (values (title_ar, 'ar'), (title_en, 'en')) as written (title, locale)
  where title is not null and status <> 'draft';

set session_replication_role = origin;
analyze organization;
analyze organization_location;
analyze job_ad;
analyze job_ad_location;
analyze job_ad_slug;
select rebuild_search();
vacuum (analyze) search_entry;
vacuum (analyze) search_word;
