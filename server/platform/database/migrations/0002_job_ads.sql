-- Companies, their locations and their job ads: what is true. What search reads is derived from it in 0004.

create type locale as enum ('ar', 'en');
create type verification_status as enum ('pending', 'verified', 'rejected');
create type plan as enum ('free', 'advanced', 'premium');
create type job_ad_status as enum ('draft', 'published', 'archived');
create type job_category as enum (
  'administration', 'cleaning', 'construction', 'customer-service', 'design', 'driving', 'education', 'finance',
  'healthcare', 'hospitality', 'hr', 'it', 'legal', 'logistics', 'manufacturing', 'marketing', 'other', 'retail',
  'sales', 'security');
create type work_mode as enum ('onsite', 'hybrid', 'full-remote');
create type employment_type as enum ('full-time', 'part-time', 'temporary', 'contract', 'internship');
create type contract_type as enum (
  'b2b', 'employment-contract', 'mandate-contract', 'specific-task-contract', 'internship-contract');
create type seniority_level as enum ('entry-level', 'junior', 'mid', 'senior');
create type pay_period as enum ('monthly', 'daily', 'hourly');
create type currency as enum (
  'USD', 'EUR', 'SAR', 'DZD', 'BHD', 'IQD', 'JOD', 'KWD', 'TND', 'AED', 'MAD', 'DJF', 'EGP', 'LBP', 'SDG', 'SYP',
  'OMR', 'QAR', 'YER', 'ILS', 'SOS', 'MRU');

-- A surrogate pair counts twice in the lengths of the contract and once in char_length: lower bounds are halved here.

create table organization (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  slug text not null unique check (char_length(slug) between 1 and 200),
  name_ar text check (char_length(name_ar) between 1 and 120),
  name_en text check (char_length(name_en) between 1 and 120),
  verification_status verification_status not null default 'pending',
  verified_at timestamptz(3),
  plan plan not null default 'free',
  logo_file text,
  marketing_allowed boolean not null default true,
  public_since timestamptz(3),
  created_at timestamptz(3) not null default now(),
  erased_at timestamptz(3),
  constraint organization_has_a_name check (name_ar is not null or name_en is not null),
  constraint organization_verified_has_a_date check ((verification_status = 'verified') = (verified_at is not null))
);
comment on table organization is 'A company. Holds only what anybody may read once the company is public.';
comment on column organization.number is 'Compact key for the search tables and nothing else; never leaves the server.';
comment on column organization.logo_file is 'Key of the picture in the file store; initials are drawn when null.';
comment on column organization.marketing_allowed is 'The company lets the platform show its name and logo in marketing.';
comment on column organization.public_since is
  'When its first ad was published. Until then nobody outside the company can read the row.';
comment on column organization.erased_at is 'When the company was deleted; the row stays for the addresses of its ads.';

create table organization_location (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization,
  name_ar text check (char_length(name_ar) between 1 and 100),
  name_en text check (char_length(name_en) between 1 and 100),
  address_ar text check (char_length(address_ar) between 2 and 200),
  address_en text check (char_length(address_en) between 2 and 200),
  short_national_address text check (short_national_address ~ '^[A-Z]{4}[0-9]{4}$'),
  city_key text,
  district_key text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  public_since timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (id, organization_id),
  constraint organization_location_has_a_name check (name_ar is not null or name_en is not null),
  constraint organization_location_has_an_address check (address_ar is not null or address_en is not null)
);
create index organization_location_organization on organization_location (organization_id);
comment on table organization_location is 'A branch of a company.';
comment on column organization_location.short_national_address is 'Four letters and four digits by Saudi Post.';
comment on column organization_location.city_key is 'Nearest city of the gazetteer, null far from all of them.';
comment on column organization_location.district_key is 'Nearest district of the gazetteer.';
comment on column organization_location.public_since is
  'When the first ad naming it was published. Until then nobody outside the company can read the row.';

create table job_ad (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  organization_id uuid not null references organization,
  status job_ad_status not null default 'draft',
  ad_type plan not null default 'free',
  title_ar text check (char_length(title_ar) <= 120),
  title_en text check (char_length(title_en) <= 120),
  description_html_ar text check (char_length(description_html_ar) <= 60000),
  description_html_en text check (char_length(description_html_en) <= 60000),
  description_text_ar text check (char_length(description_text_ar) <= 10000),
  description_text_en text check (char_length(description_text_en) <= 10000),
  category job_category,
  work_mode work_mode,
  employment_type employment_type,
  contract_type contract_type,
  seniority seniority_level,
  pay_period pay_period,
  currency currency,
  pay_min bigint check (pay_min >= 0),
  pay_max bigint,
  pay_min_monthly integer check (pay_min_monthly >= 0),
  pay_max_monthly integer,
  deadline date,
  published_at timestamptz(3),
  expires_at timestamptz(3),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1,
  unique (id, organization_id),
  constraint job_ad_pay_is_whole check (
    (pay_min is null) = (pay_max is null) and (pay_min is null) = (pay_min_monthly is null)
    and (pay_min is null) = (pay_max_monthly is null) and pay_min <= pay_max and pay_min_monthly <= pay_max_monthly),
  constraint job_ad_pay_is_bounded check (pay_max <= 10000000::bigint * case
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND') then 1000 when currency = 'DJF' then 1 else 100 end),
  constraint job_ad_public_has_a_text check (status = 'draft'
    or (char_length(title_ar) >= 2 and char_length(description_text_ar) >= 15 and description_html_ar is not null) is true
    or (char_length(title_en) >= 2 and char_length(description_text_en) >= 15 and description_html_en is not null) is true),
  constraint job_ad_public_is_complete check (status = 'draft' or (category is not null and work_mode is not null
    and employment_type is not null and pay_period is not null and currency is not null and pay_min is not null
    and published_at is not null and expires_at > published_at) is true),
  constraint job_ad_archived_is_closed check ((status = 'archived') = (closed_at is not null))
);
create index job_ad_organization on job_ad (organization_id, status, published_at desc);
create index job_ad_open on job_ad (number) include (expires_at) where status = 'published';
comment on table job_ad is
  'A job ad in one or two languages. The contact stands in job_ad_contact, since anybody may read this row once published.';
comment on column job_ad.number is 'Compact key for the search tables and the site map; never leaves the server.';
comment on column job_ad.status is 'An ad past its expiry is still stored as published; it counts as inactive.';
comment on column job_ad.ad_type is 'A label; never a ranking, never shown to seekers.';
comment on column job_ad.description_html_ar is 'Sanitised: headings, lists, bold, italic, links. The text beside it is for search.';
comment on column job_ad.pay_min is 'Net, in minor units of the currency.';
comment on column job_ad.pay_min_monthly is 'The same in SAR a month by the fixed reference rates; for filters only.';
comment on column job_ad.deadline is 'Last day to apply, Riyadh date; closes the ad earlier than 30 days.';
comment on column job_ad.published_at is 'When it was last published; publishing again moves it.';
comment on column job_ad.version is 'Grows with every edit; an edit names the version it saw.';

create table job_ad_contact (
  job_ad_id uuid primary key,
  organization_id uuid not null,
  name text check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  phone text check (phone ~ '^\+?[0-9]{9,15}$'),
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade
);
comment on table job_ad_contact is 'Whom the company names for an ad. For its own team alone: never joined by a public query.';

create table job_ad_location (
  job_ad_id uuid not null,
  location_no smallint not null check (location_no between 1 and 50),
  organization_id uuid not null,
  organization_location_id uuid not null,
  primary key (job_ad_id, location_no),
  unique (job_ad_id, organization_location_id),
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade,
  foreign key (organization_location_id, organization_id) references organization_location (id, organization_id)
);
create index job_ad_location_used on job_ad_location (organization_location_id);
comment on table job_ad_location is 'Where the work of an ad is done, in the order of the form; branches of the same company only.';

create table job_ad_slug (
  slug text primary key check (char_length(slug) between 1 and 200),
  job_ad_id uuid not null references job_ad,
  locale locale not null,
  current boolean not null
);
create unique index job_ad_slug_current on job_ad_slug (job_ad_id, locale) where current;
create index job_ad_slug_job_ad on job_ad_slug (job_ad_id);
comment on table job_ad_slug is 'Every address an ad ever had; given at publishing, never to another ad.';
comment on column job_ad_slug.current is 'False: the page redirects to the current one of its language.';

-- Second wall behind the rules of the use cases: each table names who may read and write its rows. A transaction says
-- for which company it works in app.organization_id; without it nothing private is seen and nothing can be written.
create function current_organization_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$;

alter table organization enable row level security;
alter table organization force row level security;
create policy organization_read on organization for select
  using (public_since is not null or id = (select current_organization_id()));
create policy organization_add on organization for insert with check (id = (select current_organization_id()));
create policy organization_change on organization for update using (id = (select current_organization_id()));

alter table organization_location enable row level security;
alter table organization_location force row level security;
create policy organization_location_read on organization_location for select
  using (public_since is not null or organization_id = (select current_organization_id()));
create policy organization_location_add on organization_location for insert
  with check (organization_id = (select current_organization_id()));
create policy organization_location_change on organization_location for update
  using (organization_id = (select current_organization_id()));
create policy organization_location_remove on organization_location for delete
  using (organization_id = (select current_organization_id()));

alter table job_ad enable row level security;
alter table job_ad force row level security;
create policy job_ad_read on job_ad for select
  using (status <> 'draft' or organization_id = (select current_organization_id()));
create policy job_ad_add on job_ad for insert with check (organization_id = (select current_organization_id()));
create policy job_ad_change on job_ad for update using (organization_id = (select current_organization_id()));
create policy job_ad_remove on job_ad for delete
  using (status = 'draft' and organization_id = (select current_organization_id()));

alter table job_ad_contact enable row level security;
alter table job_ad_contact force row level security;
create policy job_ad_contact_own on job_ad_contact using (organization_id = (select current_organization_id()));

alter table job_ad_location enable row level security;
alter table job_ad_location force row level security;
-- Whoever may read the ad may read where it is.
create policy job_ad_location_read on job_ad_location for select
  using (exists (select from job_ad where job_ad.id = job_ad_id));
create policy job_ad_location_add on job_ad_location for insert
  with check (organization_id = (select current_organization_id()));
create policy job_ad_location_change on job_ad_location for update
  using (organization_id = (select current_organization_id()));
create policy job_ad_location_remove on job_ad_location for delete
  using (organization_id = (select current_organization_id()));

alter table job_ad_slug enable row level security;
alter table job_ad_slug force row level security;
create policy job_ad_slug_read on job_ad_slug for select using (true);
create policy job_ad_slug_add on job_ad_slug for insert with check (exists (
  select from job_ad where job_ad.id = job_ad_id and organization_id = (select current_organization_id())));
create policy job_ad_slug_change on job_ad_slug for update using (exists (
  select from job_ad where job_ad.id = job_ad_id and organization_id = (select current_organization_id())));

grant select, insert, update on organization, job_ad_slug to qareeb_app;
grant select, insert, update, delete on organization_location, job_ad, job_ad_contact, job_ad_location to qareeb_app;
