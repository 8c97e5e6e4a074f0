-- How applications match the requirements of their ads, worked out by rules when somebody asks.

alter table candidate add column match_score smallint check (match_score between 0 and 100);
comment on column candidate.match_score is
  'The number of the evaluation, for the team alone and for the order of its list; null without one.';
create index candidate_by_match on candidate (job_ad_id, (coalesce(100 - match_score, 101)), applied_at desc, id desc);

create table candidate_evaluation (
  candidate_id uuid primary key,
  organization_id uuid not null,
  requirements_mark text not null check (char_length(requirements_mark) = 32),
  file_id uuid,
  state text not null check (state in ('ready', 'reading', 'no-text')),
  reasons jsonb not null default '[]' check (pg_column_size(reasons) <= 20000),
  evaluated_at timestamptz(3) not null,
  foreign key (candidate_id, organization_id) references candidate (id, organization_id) on delete cascade
);
comment on table candidate_evaluation is
  'The verdicts on each requirement of the ad. Erased with the application, and when its file or message changes.';
comment on column candidate_evaluation.requirements_mark is 'Hash of the requirements that it was worked out from.';
comment on column candidate_evaluation.file_id is 'The file that was read; no foreign key, since the file may be replaced.';
comment on column candidate_evaluation.reasons is 'Requirement, verdict and why, in codes; without number and weights.';

create table candidate_evaluation_run (
  job_ad_id uuid primary key,
  organization_id uuid not null,
  begun_at timestamptz(3) not null,
  finished_at timestamptz(3),
  total integer not null,
  done integer not null default 0,
  after_at timestamptz(3),
  after_id uuid,
  foreign key (job_ad_id, organization_id) references job_ad (id, organization_id) on delete cascade
);
comment on table candidate_evaluation_run is 'The last evaluation of all candidates of an ad, and how far it has come.';
comment on column candidate_evaluation_run.after_at is 'Place of the last candidate, the newest first.';

-- The company works with them; the applicant reads and takes away those of their own application.
alter table candidate_evaluation enable row level security;
alter table candidate_evaluation force row level security;
create policy candidate_evaluation_of_company on candidate_evaluation
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));
create policy candidate_evaluation_of_applicant on candidate_evaluation for select
  using (exists (select from candidate where candidate.id = candidate_id));
create policy candidate_evaluation_remove on candidate_evaluation for delete
  using (exists (select from candidate where candidate.id = candidate_id));

alter table candidate_evaluation_run enable row level security;
alter table candidate_evaluation_run force row level security;
create policy candidate_evaluation_run_of_company on candidate_evaluation_run
  using (organization_id = (select current_organization_id()))
  with check (organization_id = (select current_organization_id()));

grant select, insert, update, delete on candidate_evaluation, candidate_evaluation_run to qareeb_app;
