-- A team is told of new candidates by mail: the first of an ad soon, later ones once a day.
alter table candidate add column team_told_at timestamptz(3) default now();
alter table candidate alter column team_told_at drop default;
comment on column candidate.team_told_at is
  'When the mails to the team counted the candidate. Candidates of the time before these mails count as told.';
create index candidate_untold on candidate (organization_id, applied_at) where place = 0 and team_told_at is null;

alter table user_account add column candidate_mails boolean not null default true;
comment on column user_account.candidate_mails is 'Whether the person wants mails about new candidates of their companies.';
