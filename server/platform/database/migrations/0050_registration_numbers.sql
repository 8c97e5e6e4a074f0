-- The number of a company's commercial registration, beside its document.
alter table organization_private add column registration_number text
  constraint organization_private_registration_number check (registration_number ~ '^[0-9]{10}$');
comment on column organization_private.registration_number is
  'Number of the commercial registration, as the team typed it. Several companies may have one number: platform administrators see that.';
create index organization_private_numbers on organization_private (registration_number)
  where registration_number is not null;
