-- What platform administrators search through: companies, accounts, the audit log, messages.

-- Row-level security lets an index serve only comparisons that cannot leak what they compare, and matching a pattern is
-- none. Comparing words is: so names are found by how their words begin, through a table of words.
create table organization_word (
  word text collate "C" not null check (char_length(word) between 1 and 240),
  organization_id uuid not null references organization on delete cascade,
  primary key (word, organization_id)
);
create index organization_word_organization on organization_word (organization_id);
comment on table organization_word is
  'The words of a company''s names in both languages, folded, with and without article and plural; kept by a trigger.';

create function learn_organization_words() returns trigger language plpgsql as $$
begin
  delete from organization_word where organization_id = new.id;
  insert into organization_word (organization_id, word)
  select distinct new.id, word
  from (select concat_ws(' ', new.name_ar, new.name_en) as names) as written
  cross join unnest(string_to_array(fold(names) || ' ' || search_text(names), ' ')) as word
  where word <> '';
  return null;
end $$;
create trigger organization_words after insert or update of name_ar, name_en on organization
  for each row execute function learn_organization_words();

-- The owner does not see companies that are not public yet.
alter table organization no force row level security;
insert into organization_word (organization_id, word)
select distinct id, word
from organization
cross join unnest(string_to_array(
  fold(concat_ws(' ', name_ar, name_en)) || ' ' || search_text(concat_ws(' ', name_ar, name_en)), ' ')) as word
where word <> '';
alter table organization force row level security;

alter table organization_word enable row level security;
alter table organization_word force row level security;
create policy organization_word_read on organization_word for select
  using (organization_id = (select current_organization_id()) or (select current_actor_is_platform_admin()));
create policy organization_word_add on organization_word for insert
  with check (organization_id = (select current_organization_id()));
create policy organization_word_remove on organization_word for delete
  using (organization_id = (select current_organization_id()));

-- One walk for each list; comparing enumerations could leak too, so the state stands in the predicate.
create index organization_latest on organization (created_at desc, id) where erased_at is null;
create index organization_latest_verified on organization (created_at desc, id)
  where verification_status = 'verified' and erased_at is null;
create index organization_latest_rejected on organization (created_at desc, id)
  where verification_status = 'rejected' and erased_at is null;

alter table user_account add column disabled_reason text check (char_length(disabled_reason) between 3 and 500);
alter table user_account add constraint user_account_reason_of_disabled
  check (disabled_reason is null or disabled_at is not null);
comment on column user_account.disabled_reason is 'What the person was told; null where a command disabled the account.';

create function account_search(first_name text, last_name text, email text) returns text
  language sql immutable strict parallel safe
return public.fold(first_name || ' ' || last_name || ' ' || email);
comment on function account_search is 'What platform administrators find an account by.';
create index user_account_search on user_account
  using gin (account_search(first_name, last_name, email) gin_trgm_ops);
create index user_account_latest on user_account (created_at desc, id);
create index user_account_disabled on user_account (created_at desc, id) where disabled_at is not null;

drop index delivery_age;
create index delivery_latest on delivery (created_at desc, id);
create index delivery_state_latest on delivery (state, created_at desc, id);

create index audit_event_request on audit_event (request_id, happened_at desc) where request_id is not null;
create index audit_event_refused on audit_event (happened_at desc, id) where outcome = 'refused';

create policy impersonation_read on impersonation for select using ((select current_actor_is_platform_admin()));

grant select, insert, delete on organization_word to qareeb_app;
