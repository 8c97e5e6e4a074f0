-- What people upload: documents and pictures. The bytes lie in the file store under `key`; nothing about them that is
-- needed to find, judge or erase them lies anywhere else.

create type file_purpose as enum ('cv', 'registration', 'avatar');
create type file_state as enum ('awaiting', 'stored', 'claimed');
create type file_scan as enum ('unscanned', 'quarantined', 'clean', 'infected');

create table file (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  purpose file_purpose not null,
  owner_id uuid references user_account,
  claim_hash bytea check (octet_length(claim_hash) = 32),
  name text not null check (char_length(name) between 1 and 120),
  media_type text not null check (char_length(media_type) between 3 and 100),
  size integer not null check (size > 0),
  sha256 bytea check (octet_length(sha256) = 32),
  state file_state not null default 'awaiting',
  scan file_scan not null default 'unscanned',
  upload_expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  stored_at timestamptz(3),
  claimed_at timestamptz(3),
  constraint file_stored_was_read check ((state = 'awaiting') = (stored_at is null)
    and (stored_at is null) = (sha256 is null)),
  constraint file_claimed_is_owned check ((state = 'claimed') = (claimed_at is not null)
    and (state <> 'claimed' or owner_id is not null))
);
create unique index file_of_owner on file (owner_id, purpose) where state = 'claimed';
create index file_unclaimed on file (created_at) where state <> 'claimed';
create index file_of_anybody on file (owner_id);
comment on table file is
  'A file of a person. Readable by nobody until it is claimed: by the form it was uploaded for, or by its owner.';
comment on column file.key is 'Random name in the file store; a picture''s public address holds it, so a new picture gets a new one.';
comment on column file.owner_id is
  'Null until somebody claims an upload made without an account. Without cascade: a person is erased after their files.';
comment on column file.claim_hash is 'SHA-256 of the secret that came with the upload address. Null for what needs no claim.';
comment on column file.name is 'As the person called it, without what could mislead: no direction marks, paths or control characters.';
comment on column file.media_type is 'By content; what was announced until then.';
comment on column file.size is 'Bytes.';
comment on column file.state is
  'awaiting: an address was given; stored: the bytes have arrived and are what they claim to be; claimed: it is in use.';
comment on column file.scan is 'unscanned: no scanner is configured; quarantined: it has not looked yet, nobody may fetch the file.';
comment on index file_of_owner is 'One CV, one registration, one picture a person: a new one takes the place of the old.';

create table file_erasure (
  key text primary key,
  asked_at timestamptz(3) not null
);
comment on table file_erasure is
  'Keys whose bytes have to go: written in the transaction that removes the file, emptied once the store has obeyed.';

grant select, insert, update, delete on file to qareeb_app;
grant select, insert, delete on file_erasure to qareeb_app;
