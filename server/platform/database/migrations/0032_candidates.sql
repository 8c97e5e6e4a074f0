-- Applications. A row belongs to two parties: the company of the ad, and the applicant, who may have an account or a
-- mailed link.

create type candidate_state as enum ('new', 'in-progress', 'hired', 'rejected');
create type candidate_step as enum ('shortlisted', 'interview', 'offer');
create type rejection_reason as enum ('none', 'other-candidate', 'requirements', 'location', 'filled');

create table candidate (
  id uuid primary key,
  organization_id uuid not null,
  job_ad_id uuid not null,
  organization_location_id uuid not null,
  user_id uuid references user_account on delete set null,
  email text check (char_length(email) between 3 and 254),
  name text check (char_length(name) between 1 and 100),
  phone text check (phone ~ '^\+[0-9]{9,15}$'),
  message text not null default '' check (char_length(message) <= 2000),
  locale locale not null,
  distance_km real check (distance_km between 0 and 20100),
  consent_version text not null check (char_length(consent_version) between 1 and 40),
  confirmed_at timestamptz(3),
  applied_at timestamptz(3) not null,
  state candidate_state not null default 'new',
  step candidate_step,
  interview_on date,
  promised_on date,
  rejection_reason rejection_reason,
  rejection_message text check (char_length(rejection_message) <= 2000),
  opened_at timestamptz(3),
  in_progress_at timestamptz(3),
  decided_at timestamptz(3),
  told_at timestamptz(3),
  reminded_for date,
  closing_told_at timestamptz(3),
  withdrawn_at timestamptz(3),
  erased_at timestamptz(3),
  assignee_id uuid,
  version integer not null default 1,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  undo_hash bytea check (octet_length(undo_hash) = 32),
  place smallint not null generated always as (case when withdrawn_at is not null then 4 else case state
    when 'new' then 0 when 'in-progress' then 1 when 'hired' then 2 else 3 end end) stored,
  unique (id, organization_id),
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade,
  foreign key (organization_location_id, organization_id) references organization_location (id, organization_id),
  constraint candidate_interview_is_answered check ((interview_on is null) = (promised_on is null)),
  constraint candidate_erased_is_nameless check (case when erased_at is null
    then email is not null and name is not null and token_hash is not null
    else num_nonnulls(user_id, email, name, phone, distance_km, token_hash, undo_hash) = 0 and message = ''
      and withdrawn_at is not null end)
);
create unique index candidate_once on candidate (job_ad_id, email);
create index candidate_of_ad on candidate (job_ad_id, applied_at desc, id desc);
create index candidate_in_place on candidate (job_ad_id, place, applied_at desc, id desc);
create index candidate_of_organization on candidate (organization_id, email);
create index candidate_waiting on candidate (organization_id, applied_at) where place = 0;
create index candidate_promised on candidate (organization_id, promised_on) where place = 1 and promised_on is not null;
create index candidate_answered on candidate (organization_id, told_at) where told_at is not null;
create index candidate_of_user on candidate (user_id, applied_at desc, id desc) where user_id is not null;
create index candidate_of_guest on candidate (email) where user_id is null;
create index candidate_undo on candidate (undo_hash) where undo_hash is not null;
create index candidate_at_location on candidate (organization_location_id);
comment on table candidate is 'Somebody who applied for a job. Erased when the time of keeping after the end of the ad is over.';
comment on column candidate.email is 'In lower case, one application an ad. Null once erased.';
comment on column candidate.organization_location_id is 'The branch that was chosen. It stays as long as an application names it.';
comment on column candidate.distance_km is 'Rounded, between that branch and where the applicant said to live; the place itself is not kept.';
comment on column candidate.consent_version is 'The texts that the applicant agreed to.';
comment on column candidate.confirmed_at is 'When the address was shown to be the applicant''s.';
comment on column candidate.step is 'Seen by the team alone, and while the candidate is in progress; kept for when a decision is taken back.';
comment on column candidate.promised_on is 'Riyadh date by which an answer is due: 30 days after the interview. The applicant sees it.';
comment on column candidate.told_at is 'When the applicant was told of the decision; a rejection waits for an hour.';
comment on column candidate.reminded_for is 'The promised day about which both sides were written to.';
comment on column candidate.closing_told_at is 'When the applicant was told that the ad has ended.';
comment on column candidate.withdrawn_at is 'By the applicant. Message, phone, file and distance are gone from then on.';
comment on column candidate.erased_at is 'By the applicant, whose account was deleted: nothing names them any more.';
comment on column candidate.token_hash is 'SHA-256 of the token in the applicant''s mails.';
comment on column candidate.undo_hash is 'SHA-256 of the secret of the browser that applied; gone after ten seconds.';
comment on column candidate.place is 'Order of states in the list: new, in progress, hired, rejected, withdrawn.';

create table candidate_event (
  id bigint generated always as identity primary key,
  candidate_id uuid not null,
  organization_id uuid not null,
  kind text not null check (kind in ('applied', 'appliedAgain', 'confirmed', 'opened', 'moved', 'step', 'promised', 'told',
    'reminded', 'closingTold', 'fileReplaced', 'withdrawn')),
  at timestamptz(3) not null,
  actor_id uuid,
  state candidate_state,
  step candidate_step,
  "on" date,
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
create index candidate_event_of_candidate on candidate_event (candidate_id, id);
comment on table candidate_event is 'The timeline of an application. Erased with it; the audit log keeps ids alone.';
comment on column candidate_event.actor_id is 'Whoever of the team did it. No foreign key: the entry outlives the account.';

create table candidate_comment (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null,
  organization_id uuid not null,
  author_id uuid references user_account on delete set null,
  created_at timestamptz(3) not null,
  text text not null check (char_length(text) between 1 and 2000),
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
create index candidate_comment_of_candidate on candidate_comment (candidate_id, created_at, id);
create index candidate_comment_of_author on candidate_comment (author_id);
comment on table candidate_comment is 'What a team says about a candidate. The candidate reads it in the file of their own data alone.';

create table candidate_note (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null,
  organization_id uuid not null,
  author_id uuid references user_account on delete set null,
  created_at timestamptz(3) not null,
  about_day date not null,
  text text not null check (char_length(text) between 1 and 2000),
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
create index candidate_note_of_candidate on candidate_note (candidate_id, about_day desc, created_at desc, id);
create index candidate_note_of_author on candidate_note (author_id);
comment on table candidate_note is 'Dated records of a team about a candidate.';

create table candidate_word (
  job_ad_id uuid not null,
  word text collate "C" not null check (char_length(word) between 1 and 254),
  candidate_id uuid not null,
  organization_id uuid not null,
  primary key (job_ad_id, word, candidate_id),
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
create index candidate_word_of_candidate on candidate_word (candidate_id);
comment on table candidate_word is
  'What candidates of an ad are found by: folded words of the name, the e-mail address, the phone in each form. A search takes beginnings.';

-- A file of an application goes with it.
alter table attachment add constraint attachment_candidate_fkey
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade;
comment on column attachment.person_id is
  'The holder. Null for a file of an application, which the applicant reads as the sender of that.';

-- Policies. The company sees the applications to its ads, a person their own, the holder of a mailed link that one, and
-- the browser that applied a moment ago the one that it may still take back.
alter table candidate enable row level security;
alter table candidate force row level security;
create policy candidate_of_company on candidate
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy candidate_of_applicant on candidate for select
  using (user_id = (select current_actor_id()) or token_hash = (select current_ticket_hash())
    or undo_hash = (select current_ticket_hash())
    or user_id is null and email = (select lower(account.email) from user_account as account
      where account.id = current_actor_id() and account.email_verified_at is not null));
create policy candidate_apply on candidate for insert
  with check (token_hash = (select current_ticket_hash())
    and (user_id is null or user_id = (select current_actor_id())));
create policy candidate_change_by_applicant on candidate for update
  using (user_id = (select current_actor_id()) or token_hash = (select current_ticket_hash())
    or user_id is null and email = (select lower(account.email) from user_account as account
      where account.id = current_actor_id() and account.email_verified_at is not null))
  with check (user_id is null or user_id = (select current_actor_id()) or token_hash = (select current_ticket_hash()));
create policy candidate_undo on candidate for delete using (undo_hash = (select current_ticket_hash()));

-- What hangs on an application is seen by whoever sees it; remarks of the team only by the team, and by their subject for
-- the file of their own data.
alter table candidate_event enable row level security;
alter table candidate_event force row level security;
create policy candidate_event_read on candidate_event for select
  using (organization_id = (select current_organization_id())
    or exists (select from candidate where candidate.id = candidate_id));
create policy candidate_event_add on candidate_event for insert
  with check (organization_id = (select current_organization_id())
    or exists (select from candidate where candidate.id = candidate_id
      and candidate.organization_id = candidate_event.organization_id));
create policy candidate_event_remove on candidate_event for delete
  using (organization_id = (select current_organization_id())
    or exists (select from candidate where candidate.id = candidate_id and user_id = (select current_actor_id())));

alter table candidate_comment enable row level security;
alter table candidate_comment force row level security;
create policy candidate_comment_of_company on candidate_comment
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy candidate_comment_of_subject on candidate_comment for select
  using (exists (select from candidate where candidate.id = candidate_id and user_id = (select current_actor_id())));
create policy candidate_comment_erase on candidate_comment for delete
  using (exists (select from candidate where candidate.id = candidate_id and user_id = (select current_actor_id())));

alter table candidate_note enable row level security;
alter table candidate_note force row level security;
create policy candidate_note_of_company on candidate_note
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy candidate_note_of_subject on candidate_note for select
  using (exists (select from candidate where candidate.id = candidate_id and user_id = (select current_actor_id())));
create policy candidate_note_erase on candidate_note for delete
  using (exists (select from candidate where candidate.id = candidate_id and user_id = (select current_actor_id())));

alter table candidate_word enable row level security;
alter table candidate_word force row level security;
create policy candidate_word_of_company on candidate_word
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy candidate_word_of_applicant on candidate_word
  using (exists (select from candidate where candidate.id = candidate_id))
  with check (exists (select from candidate where candidate.id = candidate_id
    and candidate.organization_id = candidate_word.organization_id and candidate.job_ad_id = candidate_word.job_ad_id));

-- The applicant adds the file of an application, sees it and takes it away.
create policy attachment_of_application_read on attachment for select
  using (candidate_id is not null and exists (select from candidate where candidate.id = candidate_id));
create policy attachment_of_application_add on attachment for insert
  with check (candidate_id is not null and exists (select from candidate where candidate.id = candidate_id
    and candidate.organization_id = attachment.organization_id));
create policy attachment_of_application_remove on attachment for delete
  using (candidate_id is not null and exists (select from candidate where candidate.id = candidate_id));

-- An ad that is closed at this moment waits for the applications that have found it open. The company is set by hand, see
-- role_in_organization: whoever applies may lock nothing of the company's.
create function hold_open_job_ad(ad uuid) returns boolean language plpgsql as $$
declare
  company_before text := coalesce(current_setting('app.organization_id', true), '');
  company uuid;
  is_open boolean;
begin
  select organization_id into company from job_ad where id = ad and status <> 'draft';
  if company is null then return null; end if;
  perform set_config('app.organization_id', company::text, true);
  select status = 'published' and expires_at > clock_timestamp() into is_open from job_ad where id = ad for share;
  perform set_config('app.organization_id', company_before, true);
  return is_open;
end $$;
comment on function hold_open_job_ad is
  'Whether an ad is open; it stays so until the transaction ends. Null for a draft and for no ad.';

create function retention_months_of(company uuid) returns integer language plpgsql as $$
declare
  company_before text := coalesce(current_setting('app.organization_id', true), '');
  months integer;
begin
  perform set_config('app.organization_id', company::text, true);
  select retention_months into months from organization_private where organization_id = company;
  perform set_config('app.organization_id', company_before, true);
  return coalesce(months, 12);
end $$;
comment on function retention_months_of is
  'Months after the end of an ad for which a company keeps data of candidates, who may know it.';

create function usual_answer_days(company uuid, since timestamptz) returns integer language plpgsql as $$
declare
  company_before text := coalesce(current_setting('app.organization_id', true), '');
  days integer;
begin
  perform set_config('app.organization_id', company::text, true);
  select case when count(*) >= 10
      then ceil(percentile_cont(0.5) within group (order by extract(epoch from told_at - applied_at)) / 86400) end
    into days from candidate where organization_id = company and told_at >= since;
  perform set_config('app.organization_id', company_before, true);
  return days;
end $$;
comment on function usual_answer_days is
  'Days after which a company answers as a rule; null below ten answers. It is told to applicants.';

grant select, insert, update, delete on candidate, candidate_event, candidate_comment, candidate_note, candidate_word to qareeb_app;
