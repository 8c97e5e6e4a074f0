-- How people prove who they are: credentials of the embedded identity provider, links that are mailed, keys that sign
-- access tokens; and what holds abuse and repetition back, which every noun may use.

alter table user_session
  add column refresh_generation integer not null default 1 check (refresh_generation > 0),
  add column refreshed_at timestamptz(3);
comment on column user_session.refresh_generation is
  'Which refresh credential of this session is the present one; an older one that comes back ends the session.';
comment on column user_session.refreshed_at is 'When the present refresh credential took the place of the one before.';

create table identity_password (
  user_id uuid primary key references user_account on delete cascade,
  hash text not null check (hash ~ '^\$argon2id\$'),
  changed_at timestamptz(3) not null
);
comment on table identity_password is 'Passwords of the embedded provider. Without a row the person signs in some other way.';
comment on column identity_password.hash is 'Argon2id with its parameters and salt, in the usual notation.';

create table identity_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('verify-email', 'reset-password')),
  user_id uuid not null references user_account on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  return_to text check (char_length(return_to) <= 500),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index identity_link_user on identity_link (user_id, kind, created_at desc);
create index identity_link_expiry on identity_link (expires_at);
comment on table identity_link is 'What a mailed link stands for. Good once; kept a week longer, so that an expired link can be told from an unknown one.';
comment on column identity_link.token_hash is 'SHA-256 of the token, which only the mail holds.';
comment on column identity_link.email is 'The address that the link was mailed to; it proves nothing about a later one.';

create table identity_device (
  user_id uuid not null references user_account on delete cascade,
  device text not null check (char_length(device) <= 120),
  last_used_at timestamptz(3) not null,
  primary key (user_id, device)
);
comment on table identity_device is 'Browsers that a person has signed in with; a new one is told by mail.';

create table identity_key (
  id uuid primary key,
  public_key jsonb not null,
  private_key bytea not null,
  created_at timestamptz(3) not null
);
comment on table identity_key is 'Ed25519 keys of access tokens. The newest signs; older ones check until the last token they signed has ended.';
comment on column identity_key.public_key is 'As a JSON Web Key.';
comment on column identity_key.private_key is 'A JSON Web Key, encrypted with the secret of the site.';

create table attempt (
  action text not null check (char_length(action) between 3 and 60),
  subject_hash text not null check (char_length(subject_hash) = 43),
  count integer not null check (count > 0),
  ends_at timestamptz(3) not null,
  primary key (action, subject_hash)
);
create index attempt_end on attempt (ends_at);
comment on table attempt is 'How often something was tried in a window of time, counted for all copies of the process and across restarts.';
comment on column attempt.subject_hash is 'HMAC of the account, address or network with the secret of the site: counts without telling whom.';

create table idempotent_call (
  caller_hash text not null check (char_length(caller_hash) = 43),
  key_hash text not null check (char_length(key_hash) = 43),
  body_hash text not null check (char_length(body_hash) = 43),
  answer bytea,
  ends_at timestamptz(3) not null,
  primary key (caller_hash, key_hash)
);
create index idempotent_call_end on idempotent_call (ends_at);
comment on table idempotent_call is 'Calls that came with an Idempotency-Key: the same one again gets the same answer for 24 hours.';
comment on column idempotent_call.caller_hash is 'HMAC of who called what.';
comment on column idempotent_call.body_hash is 'HMAC of the body, which may hold a password.';
comment on column idempotent_call.answer is 'Encrypted with the secret of the site; null while the first call is at work.';

grant select, insert, update, delete on
  identity_password, identity_link, identity_device, identity_key, attempt, idempotent_call to qareeb_app;
