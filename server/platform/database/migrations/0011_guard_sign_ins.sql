-- What keeps an older proof of who somebody is from beginning a session, and what a browser is known by.

alter table user_account
  add column proof_generation integer not null default 1 check (proof_generation > 0);
comment on column user_account.proof_generation is
  'Counts up with another password and with a change of address that is taken back: a sign-in that began before is refused.';

alter table second_factor_request
  add column counts_as_recent boolean not null default true;
comment on column second_factor_request.counts_as_recent is
  'Whether the sign-in that waits counts as recent: one through Google does not where there is a password.';

-- Until now a browser was known by its name, which millions share. Everybody is told once more of the one they use.
delete from identity_device;
alter table identity_device
  drop constraint identity_device_pkey,
  add column mark_hash bytea not null check (octet_length(mark_hash) = 32),
  add primary key (user_id, mark_hash);
comment on column identity_device.mark_hash is 'SHA-256 of the mark in the cookie of the browser.';
