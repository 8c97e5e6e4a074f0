-- Views of ads and pages, counted without a cookie. One visitor of an ad counts once a day by a keyed hash; the key and
-- the hashes of a day are thrown away in the night.

create table view_key (
  day date primary key,
  key bytea not null check (octet_length(key) = 32)
);
comment on table view_key is 'The key of a day''s hashes of visitors, the same for all processes. Thrown away each night.';

create table seen_view (
  day date not null,
  hash bytea not null check (octet_length(hash) = 16),
  primary key (day, hash)
);
comment on table seen_view is 'Visitors of ads that were counted today. Without the key a hash leads to nobody. Thrown away each night.';

create type view_source as enum ('search', 'pages', 'engines', 'social', 'sites', 'direct');

create table job_ad_view (
  job_ad_id uuid not null,
  organization_id uuid not null,
  day date not null,
  source view_source not null,
  views integer not null check (views > 0),
  primary key (job_ad_id, day, source),
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade
);
create index job_ad_view_of_organization on job_ad_view (organization_id);
comment on table job_ad_view is 'Visitors of an ad by day and by where they came from; holds nothing about who they were.';
alter table job_ad_view enable row level security;
alter table job_ad_view force row level security;
create policy job_ad_view_of_company on job_ad_view
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

-- Visitors work in no company's scope. The company is set by hand, see role_in_organization.
create function add_job_ad_views(ad uuid, on_day date, came_from view_source, more integer) returns void language plpgsql as $$
declare
  company_before text := coalesce(current_setting('app.organization_id', true), '');
  company uuid;
begin
  select organization_id into company from job_ad where id = ad and status <> 'draft';
  if company is null then return; end if;
  perform set_config('app.organization_id', company::text, true);
  insert into job_ad_view (job_ad_id, organization_id, day, source, views) values (ad, company, on_day, came_from, more)
    on conflict (job_ad_id, day, source) do update set views = job_ad_view.views + excluded.views;
  perform set_config('app.organization_id', company_before, true);
end $$;
comment on function add_job_ad_views is 'Adds visitors of an ad to the counts that its company reads.';

create table page_view (
  day date not null,
  page text not null check (char_length(page) <= 40),
  locale locale not null,
  views integer not null check (views >= 0),
  leaves integer not null check (leaves >= 0),
  seconds bigint not null check (seconds >= 0),
  primary key (day, page, locale)
);
comment on table page_view is 'Views of pages by day and language, and how long those stayed who left; holds nothing about who they were.';
comment on column page_view.page is 'Name of the page in the contract; never an address.';

grant select, insert, delete on view_key, seen_view to qareeb_app;
grant select, insert, update, delete on job_ad_view, page_view to qareeb_app;
