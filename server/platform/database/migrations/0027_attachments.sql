-- Where a file is in use: who holds it, and what for. The row of the file keeps what its bytes are.

create table attachment (
  file_id uuid primary key references file on delete cascade,
  purpose file_purpose not null,
  person_id uuid references user_account,
  organization_id uuid references organization,
  candidate_id uuid,
  attached_at timestamptz(3) not null,
  constraint attachment_has_one_holder check (case when candidate_id is null
    then num_nonnulls(person_id, organization_id) = 1 else organization_id is not null end)
);
create unique index attachment_of_person on attachment (person_id, purpose) where candidate_id is null;
create index attachment_of_organization on attachment (organization_id);
create index attachment_of_candidate on attachment (candidate_id) where candidate_id is not null;
comment on table attachment is
  'A file in use. It goes with its holder: a person, a company, or an application. Deleting a row erases the file.';
comment on column attachment.person_id is
  'The holder. For a file of an application: the applicant, who reads it too; null for a guest.';
comment on column attachment.organization_id is 'The holder. For a file of an application: the company of the ad, which reads it.';
comment on column attachment.candidate_id is
  'The application that holds the file: a copy of its own, which no change of a profile touches.';
comment on index attachment_of_person is 'One CV, one registration, one picture a person: a new one takes the place of the old.';

-- Files of applications have neither an owner nor a company as their only holder.
alter table file drop constraint file_claimed_is_held;
alter table file add constraint file_claimed_has_a_date check ((state = 'claimed') = (claimed_at is not null)
  and (owner_id is null or not company_held));
comment on column file.owner_id is
  'Who uploaded it and may claim it. Null until somebody claims an upload made without an account, and after a handover.';
comment on column file.company_held is 'Handed over to a company: it has no owner. attachment says which company.';

-- Whoever deletes an attachment, or the row that holds it, erases the bytes too.
create function erase_attached_file() returns trigger language plpgsql as $$
begin
  insert into file_erasure (key, asked_at) select key, now() from file where id = old.file_id
  on conflict (key) do nothing;
  delete from file where id = old.file_id;
  return null;
end $$;
create trigger attachment_erases_file after delete on attachment
  for each row execute function erase_attached_file();

-- Rows of companies are hidden from the owner of the schema too.
alter table organization no force row level security;
alter table organization_private no force row level security;
insert into attachment (file_id, purpose, person_id, attached_at)
  select id, purpose, owner_id, claimed_at from file where state = 'claimed' and owner_id is not null;
insert into attachment (file_id, purpose, organization_id, attached_at)
  select file.id, file.purpose, private.organization_id, file.claimed_at
  from file join organization_private as private on private.registration_file_id = file.id;
insert into attachment (file_id, purpose, organization_id, attached_at)
  select file.id, file.purpose, company.id, file.claimed_at
  from file join organization as company on company.logo_file = file.key;
alter table organization force row level security;
alter table organization_private force row level security;

alter table attachment enable row level security;
alter table attachment force row level security;
-- A file of an application has two parties: the company and the applicant. Only the company may erase it here.
create policy attachment_read on attachment for select
  using (person_id = (select current_actor_id()) or organization_id = (select current_organization_id())
    or candidate_id is null and organization_id is not null and (select current_actor_is_platform_admin()));
create policy attachment_add on attachment for insert
  with check (candidate_id is null and person_id = (select current_actor_id())
    or organization_id = (select current_organization_id()));
create policy attachment_change on attachment for update
  using (candidate_id is null
    and (person_id = (select current_actor_id()) or organization_id = (select current_organization_id())));
create policy attachment_remove on attachment for delete
  using (candidate_id is null and person_id = (select current_actor_id())
    or organization_id = (select current_organization_id()));

grant select, insert, update, delete on attachment to qareeb_app;
