-- What a person proves themselves with beside the password: codes by SMS, codes of an app, passkeys, recovery codes;
-- sign-ins through Google; and the solved captchas.

create table captcha_solution (
  signature text primary key check (char_length(signature) = 64),
  valid_until timestamptz(3) not null
);
create index captcha_solution_age on captcha_solution (valid_until);
comment on table captcha_solution is 'Proofs of work that were handed in, until they expire: none passes twice, on any copy of the server.';

create table second_factor_phone (
  user_id uuid primary key references user_account on delete cascade,
  phone text not null check (phone ~ '^\+[0-9]{9,15}$'),
  enrolled_at timestamptz(3) not null
);
comment on table second_factor_phone is 'The phone that gets codes at sign-in; another one than that of the profile, which proves nothing.';

create table second_factor_totp (
  user_id uuid primary key references user_account on delete cascade,
  secret bytea not null,
  last_step bigint not null,
  enrolled_at timestamptz(3) not null
);
comment on table second_factor_totp is 'The authenticator app of a person.';
comment on column second_factor_totp.secret is 'Sealed with the secret of the site.';
comment on column second_factor_totp.last_step is 'The 30 seconds whose code was used last; a code of then or before is refused.';

create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  credential_id text not null unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkey_user on passkey (user_id, created_at, id);
comment on table passkey is 'A key that lies in a device of a person; we hold its public half.';
comment on column passkey.counter is 'How often the device says the key was used; a lower number than before means a copy.';

create table recovery_code (
  user_id uuid not null references user_account on delete cascade,
  code_hash text not null check (char_length(code_hash) = 43),
  primary key (user_id, code_hash)
);
comment on table recovery_code is 'Codes for the day when phone and app are lost. A used one is deleted.';

create type second_factor_purpose as enum ('sign-in', 'enrol-phone', 'enrol-totp', 'enrol-passkey');

create table second_factor_request (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account on delete cascade,
  purpose second_factor_purpose not null,
  ticket_hash text unique check (char_length(ticket_hash) = 43),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  phone text,
  code_hash text,
  code_sent_at timestamptz(3),
  totp_secret bytea,
  passkey_challenge text,
  check ((purpose = 'sign-in') = (ticket_hash is not null))
);
create index second_factor_request_user on second_factor_request (user_id, purpose);
create unique index second_factor_request_enrolment on second_factor_request (user_id, purpose) where purpose <> 'sign-in';
create index second_factor_request_age on second_factor_request (expires_at);
comment on table second_factor_request is
  'A question that waits for its answer for ten minutes: a sign-in whose password was right, or the enrolment of a factor.';
comment on column second_factor_request.ticket_hash is 'Hash of what the page of a sign-in holds; an enrolment belongs to a session and needs none.';
comment on column second_factor_request.phone is 'The phone that is being enrolled.';
comment on column second_factor_request.code_hash is 'HMAC of this request and its code, so that a code of another request means nothing.';
comment on column second_factor_request.totp_secret is 'Sealed with the secret of the site.';

create type google_stage as enum ('asked', 'answered', 'registering');

create table google_identity (
  subject text primary key check (char_length(subject) between 1 and 255),
  user_id uuid not null unique references user_account on delete cascade,
  linked_at timestamptz(3) not null
);
comment on table google_identity is 'Which Google account belongs to which person.';
comment on column google_identity.subject is 'The claim sub of the ID token: what Google never gives to another person.';

create table google_sign_in (
  id uuid primary key default gen_random_uuid(),
  stage google_stage not null,
  key_hash text not null unique check (char_length(key_hash) = 43),
  browser_hash text not null check (char_length(browser_hash) = 43),
  expires_at timestamptz(3) not null,
  secrets bytea,
  claims bytea
);
create index google_sign_in_age on google_sign_in (expires_at);
comment on table google_sign_in is 'A sign-in through Google on its way. Each stage is used up by the next.';
comment on column google_sign_in.key_hash is 'Hash of what stands for this stage: the state at Google, then the code for our page, then the ticket of the form.';
comment on column google_sign_in.browser_hash is 'Hash of a cookie: only the browser that began may go on.';
comment on column google_sign_in.secrets is 'Nonce, PKCE verifier and where to return, sealed with the secret of the site; while the person is at Google.';
comment on column google_sign_in.claims is 'Who Google says it is, sealed with the secret of the site; afterwards.';

grant select, insert, update, delete on
  captcha_solution, second_factor_phone, second_factor_totp, passkey, recovery_code, second_factor_request,
  google_identity, google_sign_in
to qareeb_app;
