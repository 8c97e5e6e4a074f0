-- Who works for a company, who was asked to, what of a company only its team may read, and for which company somebody
-- acts at the moment.

create type organization_role as enum ('ADMIN', 'HR');

-- Who acts, as the transaction says in app.actor; none outside of one that says it.
create function current_actor_id() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.actor', true), '')::uuid $$;

-- The setting alone opens nothing to platform administrators: what they are is read from their account.
create function current_actor_is_platform_admin() returns boolean language sql stable parallel safe
  as $$ select exists (select from user_account
    where id = current_actor_id() and user_type = 'admin' and disabled_at is null) $$;

alter table organization add column version integer not null default 1;
comment on column organization.version is 'Grows with every edit; an edit names the version it saw.';
comment on column organization.public_since is
  'When it was verified first, or its first ad was published. Until then nobody outside the company can read the row.';

alter table organization_location
  add column version integer not null default 1,
  add column position_approximate boolean not null default false,
  add column removed_at timestamptz(3);
comment on column organization_location.version is 'Grows with every edit; an edit names the version it saw.';
comment on column organization_location.position_approximate is
  'An import named no position but a city or district, whose centre stands here.';
comment on column organization_location.removed_at is
  'Deleted by the company while archived ads named it: it stays for their pages, and is a branch no more.';

create table organization_private (
  organization_id uuid primary key references organization,
  waiting_since timestamptz(3),
  rejected_at timestamptz(3),
  rejection_reason text check (char_length(rejection_reason) between 3 and 2000),
  registration_expires_on date,
  retention_months smallint not null default 12 check (retention_months between 1 and 12),
  plan_interest plan,
  plan_interest_at timestamptz(3),
  constraint organization_private_rejected_with_a_reason check ((rejected_at is null) = (rejection_reason is null)),
  constraint organization_private_interest_has_a_date check ((plan_interest is null) = (plan_interest_at is null))
);
create index organization_private_waiting on organization_private (waiting_since) where waiting_since is not null;
comment on table organization_private is 'What only the team of a company and platform administrators may read of it.';
comment on column organization_private.waiting_since is
  'Since when platform administrators owe an answer: creation, or the last new document. Null once they gave one.';
comment on column organization_private.registration_expires_on is 'Last day of the commercial registration, as its document says.';
comment on column organization_private.retention_months is 'Months after the closing of an ad for which data of its candidates are kept.';
comment on column organization_private.plan_interest is 'The plan that the company asked to be told about.';

create table organization_member (
  organization_id uuid not null references organization,
  user_id uuid not null references user_account on delete cascade,
  role organization_role not null,
  joined_at timestamptz(3) not null,
  activated_at timestamptz(3),
  primary key (organization_id, user_id)
);
create index organization_member_user on organization_member (user_id, activated_at desc nulls last, joined_at desc);
comment on table organization_member is 'Who belongs to a company. A row that is gone takes the rights away at the next request.';
comment on column organization_member.activated_at is 'When the person last chose this company in the switcher; the next sign-in begins with it.';

create table organization_invitation (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization,
  email text not null check (char_length(email) between 3 and 254),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  role organization_role not null,
  locale locale not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  invited_by uuid references user_account on delete set null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  cancelled_at timestamptz(3),
  constraint organization_invitation_ended_once check (accepted_at is null or cancelled_at is null)
);
create unique index organization_invitation_open on organization_invitation (organization_id, lower(email))
  where accepted_at is null and cancelled_at is null;
create index organization_invitation_email on organization_invitation (lower(email));
create index organization_invitation_inviter on organization_invitation (invited_by);
create index organization_invitation_expiry on organization_invitation (expires_at);
comment on table organization_invitation is 'Somebody was asked to join a company. Good once, for seven days; ended ones go after 30 days.';
comment on column organization_invitation.locale is 'Language of the mail, chosen by whoever invites.';
comment on column organization_invitation.token_hash is 'SHA-256 of the token in the mail. The token itself names the company, so that it can be looked up within its walls.';
comment on column organization_invitation.sent_at is 'When the mail was last sent; the next one waits for 60 seconds.';

create table impersonation (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization,
  admin_id uuid not null,
  session_id uuid not null,
  reason text not null check (char_length(reason) between 3 and 500),
  started_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index impersonation_organization on impersonation (organization_id, started_at desc);
create index impersonation_session on impersonation (session_id) where ended_at is null;
comment on table impersonation is 'A platform administrator worked inside a company, and why. Kept for the company to see.';
comment on column impersonation.admin_id is 'No foreign key: the entry outlives the account.';

alter table user_session
  add column active_organization_id uuid references organization on delete set null,
  add column impersonation_ends_at timestamptz(3);
create index user_session_organization on user_session (active_organization_id) where active_organization_id is not null;
comment on column user_session.active_organization_id is
  'The company that the person acts for. It opens nothing by itself: a membership or an impersonation has to stand behind it.';
comment on column user_session.impersonation_ends_at is 'Until when a platform administrator may act as the company''s administrator.';

-- Files of companies belong to no person, so that they stay when whoever sent them goes.
alter type file_purpose add value 'logo';
alter table file add column company_held boolean not null default false;
alter table file drop constraint file_claimed_is_owned;
alter table file add constraint file_claimed_is_held check ((state = 'claimed') = (claimed_at is not null)
  and (state <> 'claimed' or (owner_id is null) = company_held));
comment on column file.company_held is
  'Taken over by a company; which one, organization_private and organization.logo_file say. It then has no owner.';
alter table organization_private add column registration_file_id uuid unique references file;
comment on column organization_private.registration_file_id is 'The commercial registration as sent last.';

create index audit_event_organization on audit_event (organization_id, happened_at desc, id) where organization_id is not null;
create index audit_event_action on audit_event (action, happened_at desc, id);

-- Policies. Platform administrators read across companies; they write only with a company named, like everybody.
alter policy organization_read on organization
  using (public_since is not null or id = (select current_organization_id())
    or id in (select organization_id from organization_member where user_id = current_actor_id())
    or (select current_actor_is_platform_admin()));
alter policy organization_location_read on organization_location
  using (public_since is not null or organization_id = (select current_organization_id())
    or (select current_actor_is_platform_admin()));
alter policy audit_event_read on audit_event
  using (organization_id is null or organization_id = (select current_organization_id())
    or (select current_actor_is_platform_admin()));

alter table organization_private enable row level security;
alter table organization_private force row level security;
create policy organization_private_read on organization_private for select
  using (organization_id = (select current_organization_id()) or (select current_actor_is_platform_admin()));
create policy organization_private_add on organization_private for insert
  with check (organization_id = (select current_organization_id()));
create policy organization_private_change on organization_private for update
  using (organization_id = (select current_organization_id()));

alter table organization_member enable row level security;
alter table organization_member force row level security;
create policy organization_member_read on organization_member for select
  using (organization_id = (select current_organization_id()) or user_id = (select current_actor_id())
    or (select current_actor_is_platform_admin()));
create policy organization_member_add on organization_member for insert
  with check (organization_id = (select current_organization_id()));
create policy organization_member_change on organization_member for update
  using (organization_id = (select current_organization_id()));
create policy organization_member_remove on organization_member for delete
  using (organization_id = (select current_organization_id()));

-- Whoever is invited may read and erase what stands there about them, once the address is shown to be theirs.
alter table organization_invitation enable row level security;
alter table organization_invitation force row level security;
create policy organization_invitation_own on organization_invitation
  using (organization_id = (select current_organization_id())
    or lower(email) = (select lower(account.email) from user_account as account
      where account.id = current_actor_id() and account.email_verified_at is not null))
  with check (organization_id = (select current_organization_id()));

-- Long after its end an invitation is nobody's: a task removes it, whichever company it was of.
create policy organization_invitation_forget on organization_invitation for delete
  using (expires_at < now() - interval '30 days');
create policy organization_invitation_forgotten on organization_invitation for select
  using (expires_at < now() - interval '30 days');

alter table impersonation enable row level security;
alter table impersonation force row level security;
-- An administrator who goes from one company to the next ends what began in the first.
create policy impersonation_own on impersonation
  using (organization_id = (select current_organization_id()) or admin_id = (select current_actor_id()))
  with check (organization_id = (select current_organization_id()) or admin_id = (select current_actor_id()));

-- What identification asks before anybody is known to a transaction. The setting is put back by hand: a function may be
-- declared with one of its own by superusers alone.
create function role_in_organization(person uuid, company uuid) returns organization_role language plpgsql as $$
declare
  actor_before text := coalesce(current_setting('app.actor', true), '');
  its_role organization_role;
begin
  perform set_config('app.actor', person::text, true);
  select role into its_role from organization_member where organization_id = company and user_id = person;
  perform set_config('app.actor', actor_before, true);
  return its_role;
end $$;
comment on function role_in_organization is 'What a person may do in a company; null for who does not belong to it.';

create function first_organization_of(person uuid) returns uuid language plpgsql as $$
declare
  actor_before text := coalesce(current_setting('app.actor', true), '');
  its_id uuid;
begin
  perform set_config('app.actor', person::text, true);
  select organization_id into its_id from organization_member where user_id = person
  order by activated_at desc nulls last, joined_at desc limit 1;
  perform set_config('app.actor', actor_before, true);
  return its_id;
end $$;
comment on function first_organization_of is 'The company that a new session of a person begins with: the one chosen last.';

grant select, insert, update on organization_private, impersonation to qareeb_app;
grant select, insert, update, delete on organization_member, organization_invitation to qareeb_app;
