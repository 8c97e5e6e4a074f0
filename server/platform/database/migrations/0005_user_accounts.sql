-- People: who they are to the platform, what they agreed to, what they saved, where they are signed in, and the log of
-- what was done. Credentials stand in tables of their own (0008), which no other noun reads.

create type user_type as enum ('employer', 'job-seeker', 'admin');
create type consent_kind as enum ('terms', 'privacy', 'adult', 'news');

create table user_account (
  id uuid primary key default gen_random_uuid(),
  identity_subject text not null unique,
  user_type user_type,
  email text not null check (char_length(email) between 3 and 254),
  email_verified_at timestamptz(3),
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  phone text check (phone ~ '^\+[0-9]{9,15}$'),
  locale locale not null default 'ar',
  description text not null default '' check (char_length(description) <= 2000),
  disabled_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index user_account_email on user_account (lower(email));
comment on table user_account is 'A person. Erased at once and wholly when the account is deleted.';
comment on column user_account.identity_subject is 'The id that the identity provider knows the person by.';
comment on column user_account.user_type is 'Null between a first sign-in through Google and the form that asks for it.';
comment on column user_account.email is 'As typed; one account an address, without regard to case.';
comment on column user_account.phone is 'With country code and nothing but digits after the plus.';
comment on column user_account.locale is 'Language of mails.';
comment on column user_account.description is 'What an application begins with.';
comment on column user_account.disabled_at is 'Set by platform administrators; takes effect at the next request.';

create table user_consent (
  user_id uuid not null references user_account on delete cascade,
  kind consent_kind not null,
  version text not null check (char_length(version) between 1 and 40),
  given_at timestamptz(3) not null default now(),
  withdrawn_at timestamptz(3),
  primary key (user_id, kind, given_at)
);
comment on table user_consent is 'What a person agreed to, in which version and when; a withdrawal keeps its row.';

create table user_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  signed_in_at timestamptz(3) not null default now(),
  proved_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  device text check (char_length(device) <= 120),
  network text check (char_length(network) <= 60)
);
create index user_session_user on user_session (user_id, last_seen_at desc);
create index user_session_expiry on user_session (expires_at);
comment on table user_session is 'Where a person is signed in. A row that is gone ends the session at the next request.';
comment on column user_session.proved_at is 'When the person last proved who they are; some steps ask for five minutes.';
comment on column user_session.device is 'Browser and system in words, for the list in the profile.';
comment on column user_session.network is 'Network address, shortened so that it names no household.';

create table email_change (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  old_email text not null check (char_length(old_email) between 3 and 254),
  new_email text not null check (char_length(new_email) between 3 and 254),
  confirm_hash bytea not null unique check (octet_length(confirm_hash) = 32),
  undo_hash bytea not null unique check (octet_length(undo_hash) = 32),
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  undo_until timestamptz(3) not null
);
create index email_change_user on email_change (user_id, asked_at desc);
create index email_change_old_email on email_change (lower(old_email), undo_until);
create index email_change_new_email on email_change (lower(new_email));
create index email_change_age on email_change (asked_at);
comment on table email_change is
  'A change of address that was asked for. While it can be undone nobody else gets the old address. Rows go after 30 days.';
comment on column email_change.confirm_hash is
  'SHA-256 of the token mailed to the new address; of one that nobody has when that address is somebody else''s.';
comment on column email_change.undo_hash is 'SHA-256 of the token mailed to the old address.';
comment on column email_change.confirmed_at is 'When the new address began to count.';
comment on column email_change.undo_until is '72 hours after it was asked for; from the confirmation on, 72 hours after that.';

create table favorite (
  user_id uuid not null references user_account on delete cascade,
  job_ad_id uuid not null references job_ad on delete cascade,
  saved_at timestamptz(3) not null default now(),
  primary key (user_id, job_ad_id)
);
create index favorite_latest on favorite (user_id, saved_at desc, job_ad_id);
create index favorite_job_ad on favorite (job_ad_id);
comment on table favorite is 'A saved job; stays when the ad closes.';

-- Cards of saved jobs, closed ones too. Open ads have theirs ready; the definition is the one that those are made by.
create view job_ad_card_source with (security_invoker) as
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
          company.verification_status = 'verified' as verified, utc_instant(company.verified_at) as "verifiedAt"
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
comment on view job_ad_card_source is 'What lists show of an ad that is or was public, computed from the truth.';

create or replace view search_card_source as
  select number, card from job_ad_card_source where status = 'published';

-- The second card is asked for only where there is no first: a join would put it together for every row.
create view job_ad_card with (security_invoker) as
  select ad.id, ad.status, ad.expires_at, coalesce(
    (select listed.card from search_card as listed where listed.number = ad.number),
    (select source.card from job_ad_card_source as source where source.id = ad.id)) as card
  from job_ad as ad
  where ad.status <> 'draft';
comment on view job_ad_card is 'What lists show of an ad that is or was public: the stored card, or one put together now.';

create table audit_event (
  id uuid primary key default gen_random_uuid(),
  happened_at timestamptz(3) not null default now(),
  action text not null check (char_length(action) between 3 and 60),
  outcome text not null default 'done' check (outcome in ('done', 'refused')),
  actor_id uuid,
  organization_id uuid,
  subject text check (char_length(subject) <= 200),
  request_id text check (char_length(request_id) <= 100),
  network text check (char_length(network) <= 60),
  details jsonb not null default '{}'
);
create index audit_event_latest on audit_event (happened_at desc, id);
create index audit_event_actor on audit_event (actor_id, happened_at desc);
create index audit_event_subject on audit_event (subject, happened_at desc) where subject is not null;
comment on table audit_event is
  'Who did what, when, from where. The application may add and read rows, never change or remove one. Holds ids, no names and no addresses, so that erasing a person needs no exception.';
comment on column audit_event.action is 'noun.verb, as server/audit/actions.ts lists them.';
comment on column audit_event.actor_id is 'No foreign key: the entry outlives the account.';

-- Entries of a company are read by its own team; those of persons name no company.
alter table audit_event enable row level security;
alter table audit_event force row level security;
create policy audit_event_add on audit_event for insert with check (true);
create policy audit_event_read on audit_event for select
  using (organization_id is null or organization_id = (select current_organization_id()));

grant select, insert, update, delete on user_account, user_session, email_change, favorite to qareeb_app;
grant select, insert, update on user_consent to qareeb_app;
grant select, insert on audit_event to qareeb_app;
grant select on job_ad_card_source, job_ad_card to qareeb_app;
