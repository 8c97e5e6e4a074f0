-- A saved job keeps the branch that was chosen on its page. Without its row the first location of the ad is shown.
alter table favorite add column organization_location_id uuid references organization_location on delete set null;
create index favorite_branch on favorite (organization_location_id) where organization_location_id is not null;
comment on column favorite.organization_location_id is
  'The branch with which the job was saved; null for the first of the ad, and once the branch is deleted.';
