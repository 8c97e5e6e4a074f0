-- Everybody may read what the log says of themselves, also inside companies; and only who has sent a document waits.

create policy audit_event_read_own on audit_event for select
  using (actor_id = (select current_actor_id()) or subject = (select current_actor_id())::text);
comment on policy audit_event_read_own on audit_event is
  'What a person did, and what was done to them, in whichever company: for the file of their own data.';

comment on column organization_private.waiting_since is
  'Since when platform administrators owe an answer: the first document, a newer one, or another name of a verified company. Null without a document, and once they gave one.';

-- The owner does not see rows of companies either.
alter table organization_private no force row level security;
update organization_private set waiting_since = null where registration_file_id is null and waiting_since is not null;
alter table organization_private force row level security;
