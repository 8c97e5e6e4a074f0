-- The browser that registered an account. Somebody may register the address of another person: when the address is first
-- confirmed from another browser, the sessions and the password of that account are not those of the address's owner.
alter table user_account add column registering_mark_hash bytea;
comment on column user_account.registering_mark_hash is
  'SHA-256 of the mark of the browser that registered the account; null once the address is confirmed, or when unknown.';
