-- A subquery in a policy brings the policies of its own table with it, so that a list of candidates was planned with some
-- seventy subplans, which each execution started. A function is planned once a connection. Policies for reading call one
-- after the company's condition, so that it is not called for rows of the company that reads.

create function current_actor_email() returns text language plpgsql stable as $$
begin
  return (select lower(email) from user_account where id = current_actor_id() and email_verified_at is not null);
end $$;
comment on function current_actor_email is 'The confirmed address of the actor in lower case; null without one.';

create function can_see_candidate(candidate_id uuid) returns boolean language plpgsql stable cost 1000 as $$
begin
  return exists (select from candidate where id = can_see_candidate.candidate_id);
end $$;
comment on function can_see_candidate is 'Whether the policies show a candidate to the caller.';

create function is_candidate_of_actor(candidate_id uuid) returns boolean language plpgsql stable cost 1000 as $$
begin
  return exists (
    select from candidate where id = is_candidate_of_actor.candidate_id and user_id = current_actor_id());
end $$;
comment on function is_candidate_of_actor is 'Whether an application belongs to the actor.';

alter policy candidate_of_applicant on candidate
  using (user_id = (select current_actor_id()) or token_hash = (select current_ticket_hash())
    or undo_hash = (select current_ticket_hash())
    or user_id is null and email = (select current_actor_email()));
alter policy candidate_change_by_applicant on candidate
  using (user_id = (select current_actor_id()) or token_hash = (select current_ticket_hash())
    or user_id is null and email = (select current_actor_email()));

-- PostgreSQL evaluates the policies of a table in an order of its own. The company's condition stands in each of these as
-- well, so that it comes first in any order.
alter policy candidate_event_read on candidate_event
  using (organization_id = (select current_organization_id()) or can_see_candidate(candidate_id));
alter policy candidate_comment_of_subject on candidate_comment
  using (organization_id = (select current_organization_id()) or is_candidate_of_actor(candidate_id));
alter policy candidate_note_of_subject on candidate_note
  using (organization_id = (select current_organization_id()) or is_candidate_of_actor(candidate_id));
alter policy candidate_word_of_applicant on candidate_word
  using (organization_id = (select current_organization_id()) or can_see_candidate(candidate_id));
alter policy candidate_evaluation_of_applicant on candidate_evaluation
  using (organization_id = (select current_organization_id()) or can_see_candidate(candidate_id));
alter policy attachment_of_application_read on attachment
  using (candidate_id is not null
    and (organization_id = (select current_organization_id()) or can_see_candidate(candidate_id)));
