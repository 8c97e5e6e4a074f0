-- Why the platform decided as it did, kept when the next decision is made; and work inside companies that is over.

create table audit_reason (
  event_id uuid primary key references audit_event,
  reason text not null check (char_length(reason) between 3 and 2000)
);
comment on table audit_reason is
  'Why somebody was disabled or a company rejected, in the words that they were told. Apart from the log, which never changes: these words go with the account or company that they are about.';

-- Whoever may read an entry may read why.
alter table audit_reason enable row level security;
alter table audit_reason force row level security;
create policy audit_reason_read on audit_reason for select
  using (exists (select from audit_event where id = event_id));
create policy audit_reason_add on audit_reason for insert
  with check (exists (select from audit_event where id = event_id));
create policy audit_reason_remove on audit_reason for delete
  using (exists (select from audit_event where id = event_id));

-- A task ends what has run out, or has lost its session or its person, whichever company it was in.
create policy impersonation_over on impersonation for select
  using (ended_at is null and (ends_at <= now() or not exists (
    select from user_session as session join user_account as account on account.id = session.user_id
    where session.id = session_id and account.disabled_at is null)));

grant select, insert, delete on audit_reason to qareeb_app;
