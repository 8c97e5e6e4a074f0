-- A company that was rejected after it was public: its closed ads still name it, its own page is gone.

alter table organization add column hidden_since timestamptz(3);
comment on column organization.hidden_since is
  'Rejected then: it has no public page until it is verified again. The row stays readable for the pages of closed ads.';

comment on column audit_event.action is 'noun.verb, as contract/audit.ts lists them.';
