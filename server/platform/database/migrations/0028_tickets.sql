-- A ticket is a mailed link that names one row. Its holder has no account and reads that row alone.

-- Hash of the ticket, as the transaction says in app.ticket; none outside of one that says it.
create function current_ticket_hash() returns bytea language sql stable parallel safe
  as $$ select decode(nullif(current_setting('app.ticket', true), ''), 'hex') $$;
comment on function current_ticket_hash is 'SHA-256 of the ticket for which the transaction works. It opens the row that holds this hash.';

create policy organization_invitation_ticket on organization_invitation for select
  using (token_hash = (select current_ticket_hash()));

-- An invitation names its company, which may not be public yet.
create function current_ticket_organization_id() returns uuid language sql stable parallel safe
  as $$ select organization_id from organization_invitation where token_hash = current_ticket_hash() $$;
create policy organization_ticket on organization for select
  using (id = (select current_ticket_organization_id()));
