-- Mails and text messages on their way. The row is written in the transaction that causes the message, together with
-- the task that sends it; nobody waits for a mail server, and a message of a transaction that fails is never sent.
-- The tables of the tasks themselves are made by pg-boss, see server/platform/tasks/prepare-tasks.ts.

create type delivery_channel as enum ('mail', 'sms');
create type delivery_state as enum ('waiting', 'sent', 'refused', 'failed');

create table delivery (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  key text not null unique check (char_length(key) between 3 and 200 and key !~ '@'),
  channel delivery_channel not null,
  recipient text,
  recipient_hash text not null check (char_length(recipient_hash) = 43),
  name text not null,
  locale locale not null,
  contents bytea,
  state delivery_state not null default 'waiting',
  attempts integer not null default 0,
  answer text check (char_length(answer) <= 120),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((recipient is null) = (contents is null)),
  check (state <> 'waiting' or recipient is not null)
);
create index delivery_recipient on delivery (recipient_hash, number);
create index delivery_age on delivery (created_at);
comment on table delivery is
  'One mail or text message. Once sent or refused it loses recipient and contents; what stays is the log: which message, when, how it went. Rows go after 30 days.';
comment on column delivery.number is 'The order in which one person gets messages.';
comment on column delivery.key is 'What the caller names the message by, so that the same one is never sent twice. Holds no address.';
comment on column delivery.recipient is 'E-mail address or phone number, while the message may still be sent.';
comment on column delivery.recipient_hash is 'HMAC of the recipient with the secret of the site: finds the messages of an address without telling it.';
comment on column delivery.name is 'Which message of content/*/emails or content/*/texts.';
comment on column delivery.contents is 'The values of the message, links and codes among them, encrypted with the secret of the site.';
comment on column delivery.state is 'refused: the other side will never take it. failed: given up after a day of trying.';
comment on column delivery.answer is 'Codes of the last answer from the other side; its words may quote the recipient and are not kept.';

create table development_mailbox (
  number bigint generated always as identity primary key,
  delivery_id uuid not null unique,
  channel delivery_channel not null,
  arrived_at timestamptz(3) not null,
  recipient text not null,
  subject text,
  html text,
  text text not null
);
comment on table development_mailbox is
  'Where messages arrive without a mail server or SMS provider: on the page /dev/mailbox of a demo or while developing. Empty in production.';

grant select, insert, update, delete on delivery, development_mailbox to qareeb_app;
