-- The person who asked to be told about a plan gets a mail once the company has it.

alter table organization_private add column plan_interest_by uuid references user_account on delete set null;
comment on column organization_private.plan_interest_by is
  'The member who asked to be told about the plan. Null without an interest, and after their account is deleted.';
create index organization_private_interested on organization_private (plan_interest_by)
  where plan_interest_by is not null;

-- Interests that were answered before by the plan itself end.
alter table organization no force row level security;
alter table organization_private no force row level security;
update organization_private set plan_interest = null, plan_interest_at = null
from organization
where organization.id = organization_private.organization_id
  and organization_private.plan_interest <= organization.plan;
alter table organization_private force row level security;
alter table organization force row level security;
