-- The companies whose logos the pages show: see `server/organizations/list-shown-companies.ts`.
create index organization_shown on organization (verified_at desc, id)
  where verification_status = 'verified' and marketing_allowed and logo_file is not null
    and public_since is not null and hidden_since is null and erased_at is null;
