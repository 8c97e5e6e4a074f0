-- What an ad asks for and offers besides pay, and how it ended. A draft may lack anything and hold half of the pay.

create type closing_outcome as enum ('hired-here', 'hired-elsewhere', 'cancelled');

alter table job_ad
  add column openings smallint check (openings between 1 and 999),
  add column benefits text[] not null default '{}' check (cardinality(benefits) <= 40),
  add column benefits_text_ar text check (char_length(benefits_text_ar) <= 300),
  add column benefits_text_en text check (char_length(benefits_text_en) <= 300),
  add column requirements jsonb not null default '{}' check (pg_column_size(requirements) <= 8000),
  add column outcome closing_outcome,
  add column published_by uuid,
  add column extended_at timestamptz(3),
  add column reminded_for timestamptz(3),
  add column title_folded text not null
    generated always as (fold(coalesce(title_ar, '') || ' ' || coalesce(title_en, ''))) stored,
  add column is_demo boolean not null default false,
  add constraint job_ad_outcome_of_closed check (outcome is null or status = 'archived'),
  drop constraint job_ad_pay_is_whole,
  drop constraint job_ad_pay_is_bounded,
  add constraint job_ad_pay_is_whole check (status = 'draft' or
    (pay_min is null) = (pay_max is null) and (pay_min is null) = (pay_min_monthly is null)
    and (pay_min is null) = (pay_max_monthly is null) and pay_min <= pay_max and pay_min_monthly <= pay_max_monthly),
  add constraint job_ad_pay_is_bounded check (greatest(pay_min, pay_max) <= 10000000::bigint * case
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'OMR', 'TND') then 1000 when currency = 'DJF' then 1 else 100 end);

comment on column job_ad.openings is 'How many people are looked for.';
comment on column job_ad.benefits is 'Keys of the fixed list in the contract; the text beside them is the company''s own.';
comment on column job_ad.requirements is
  'Skills (must or nice), years of experience, education, languages, hours, shifts, days on site; the contract has the shape.';
comment on column job_ad.outcome is 'How the search ended, as the company said when it closed the ad.';
comment on column job_ad.published_by is 'The account that published it last, for the reminder before it ends; it may be gone.';
comment on column job_ad.extended_at is 'When its thirty days began anew without publishing; null since it was published.';
comment on column job_ad.reminded_for is 'The expiry for which the reminder was sent: one for each expiry.';
comment on column job_ad.title_folded is 'Both titles in one spelling, for the search in a company''s own list.';
comment on column job_ad.is_demo is 'Made by the demo data, which renews its own ads alone.';

-- Lists of a company: its drafts, its open ads and those that ended, each in the order of a date.
create index job_ad_of_company_created on job_ad (organization_id, created_at desc, id);
create index job_ad_of_company_ending on job_ad (organization_id, expires_at, id) where status = 'published';
-- Ads whose reminder is due.
create index job_ad_ending on job_ad (expires_at) where status = 'published';

-- The platform's people read drafts and contacts, and change nothing.
create policy job_ad_read_platform on job_ad for select using ((select current_actor_is_platform_admin()));
create policy job_ad_contact_read_platform on job_ad_contact for select
  using ((select current_actor_is_platform_admin()));
