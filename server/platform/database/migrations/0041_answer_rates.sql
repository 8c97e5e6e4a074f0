-- How many applications a company has answered, worked out each night. Everybody may know it.
create table organization_answer_rate (
  organization_id uuid primary key references organization on delete cascade,
  answered integer not null check (answered >= 0),
  counted integer not null check (counted >= 10),
  worked_out_at timestamptz(3) not null,
  check (answered <= counted)
);
comment on table organization_answer_rate is 'Applications of the last 90 days that were answered, of those that should have been. Without a row there are too few.';
alter table organization_answer_rate enable row level security;
alter table organization_answer_rate force row level security;
create policy organization_answer_rate_read on organization_answer_rate for select using (true);
create policy organization_answer_rate_of_company on organization_answer_rate
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
grant select, insert, update, delete on organization_answer_rate to qareeb_app;
