-- A person may ask for the link of a pending change of address again, or cancel the change.
alter table email_change
  add column sent_again_at timestamptz(3),
  add column cancelled_at timestamptz(3);
comment on column email_change.sent_again_at is 'When the last link was mailed, if it was not the first; the hours of the link count from here.';
comment on column email_change.cancelled_at is
  'When the person cancelled the change, or asked for another address: its link then confirms nothing. The old address can still undo it.';
