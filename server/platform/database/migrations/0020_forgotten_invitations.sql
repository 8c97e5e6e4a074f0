-- An invitation that ended a month ago is for the task that removes it, which acts for nobody. Until the night came,
-- whoever acted for somebody could have read it too: of other companies, and to an address that they only say is theirs.
alter policy organization_invitation_forget on organization_invitation
  using (expires_at < now() - interval '30 days'
    and (select current_actor_id()) is null and (select current_organization_id()) is null);
alter policy organization_invitation_forgotten on organization_invitation
  using (expires_at < now() - interval '30 days'
    and (select current_actor_id()) is null and (select current_organization_id()) is null);
