-- Answers to many candidates at once, a company's templates for them, mentions of colleagues, and what changed since a moment.

create table candidate_bulk (
  id uuid not null,
  organization_id uuid not null,
  job_ad_id uuid not null,
  actor_id uuid not null,
  action text not null check (action in ('move', 'message')),
  state candidate_state,
  reason rejection_reason,
  text_ar text check (char_length(text_ar) between 1 and 2000),
  text_en text check (char_length(text_en) between 1 and 2000),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  created_at timestamptz(3) not null,
  leaves_at timestamptz(3) not null,
  taken_back_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade,
  constraint candidate_bulk_moves_to_a_state check ((action = 'move') = (state is not null)),
  constraint candidate_bulk_says_something check (action = 'move' or num_nonnulls(text_ar, text_en) > 0)
);
create index candidate_bulk_of_ad on candidate_bulk (job_ad_id, created_at desc);
comment on table candidate_bulk is 'One answer to many candidates of an ad: a move, or a message. Until leaves_at all of it can be taken back.';
comment on column candidate_bulk.id is 'Chosen by the page: the same request sent twice is one answer.';
comment on column candidate_bulk.actor_id is 'Whoever of the team confirmed it. No foreign key: it outlives the account.';
comment on column candidate_bulk.text_ar is 'With placeholders; filled for each candidate.';
comment on column candidate_bulk.request_hash is 'SHA-256 of the request, to refuse another one under the same id.';
comment on column candidate_bulk.leaves_at is 'When the candidates are told.';

create table candidate_bulk_item (
  organization_id uuid not null,
  bulk_id uuid not null,
  candidate_id uuid not null,
  version integer not null,
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'done', 'skipped', 'mailed', 'dropped', 'takenBack', 'kept')),
  version_after integer,
  previous_state candidate_state,
  previous_reason rejection_reason,
  previous_message text check (char_length(previous_message) <= 4000),
  previous_decided_at timestamptz(3),
  previous_told_at timestamptz(3),
  primary key (organization_id, bulk_id, candidate_id),
  foreign key (organization_id, bulk_id) references candidate_bulk (organization_id, id) on delete cascade,
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
create index candidate_bulk_item_next on candidate_bulk_item (organization_id, bulk_id, outcome, candidate_id);
create index candidate_bulk_item_of_candidate on candidate_bulk_item (candidate_id);
comment on table candidate_bulk_item is 'A candidate of such an answer, and how it went.';
comment on column candidate_bulk_item.version is 'That was chosen: a candidate whom a colleague has changed since then is left out.';
comment on column candidate_bulk_item.outcome is
  'skipped: withdrawn, changed or there already. dropped: changed before the message left. kept: changed before it was taken back.';
comment on column candidate_bulk_item.version_after is 'After the move, which is taken back only from there.';

create table message_template (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references organization on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  use text not null check (use in ('reject', 'message')),
  text_ar text check (char_length(text_ar) between 1 and 2000),
  text_en text check (char_length(text_en) between 1 and 2000),
  changed_at timestamptz(3) not null,
  constraint message_template_says_something check (num_nonnulls(text_ar, text_en) > 0)
);
create unique index message_template_once on message_template (organization_id, use, lower(name));
comment on table message_template is 'Texts of a company for answers to candidates, with placeholders.';

create table candidate_mention (
  comment_id uuid not null references candidate_comment on delete cascade,
  user_id uuid not null references user_account on delete cascade,
  organization_id uuid not null,
  primary key (comment_id, user_id)
);
create index candidate_mention_of_user on candidate_mention (user_id);
comment on table candidate_mention is 'Colleagues whom a comment names; each was mailed once.';

-- Filled texts are longer than what was typed.
alter table candidate drop constraint candidate_rejection_message_check,
  add constraint candidate_rejection_message_check check (char_length(rejection_message) <= 4000);

alter table candidate_event drop constraint candidate_event_kind_check,
  add constraint candidate_event_kind_check check (kind in ('applied', 'appliedAgain', 'confirmed', 'opened', 'moved', 'step',
    'promised', 'told', 'reminded', 'closingTold', 'fileReplaced', 'withdrawn', 'exported', 'messaged')),
  add column text text check (char_length(text) <= 4000);
comment on column candidate_event.text is 'messaged: what the candidate was written.';

-- Pages ask for what has changed since they asked last.
alter table candidate add column changed_at timestamptz(3) not null default clock_timestamp();
comment on column candidate.changed_at is 'Set by a trigger, by the clock of the database.';
create function note_candidate_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger candidate_changed before update on candidate for each row execute function note_candidate_change();
create index candidate_changed_of_ad on candidate (job_ad_id, changed_at);
create index candidate_assigned on candidate (job_ad_id, assignee_id, applied_at desc, id desc) where assignee_id is not null;
comment on column candidate.assignee_id is 'The colleague who looks after the candidate; of no account once they have left the team.';

alter table candidate_bulk enable row level security;
alter table candidate_bulk force row level security;
create policy candidate_bulk_of_company on candidate_bulk
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

alter table candidate_bulk_item enable row level security;
alter table candidate_bulk_item force row level security;
create policy candidate_bulk_item_of_company on candidate_bulk_item
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

alter table message_template enable row level security;
alter table message_template force row level security;
create policy message_template_of_company on message_template
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

alter table candidate_mention enable row level security;
alter table candidate_mention force row level security;
create policy candidate_mention_of_company on candidate_mention
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

grant select, insert, update, delete on candidate_bulk, candidate_bulk_item, message_template, candidate_mention to qareeb_app;
