-- A person who agreed to an older version of the legal texts is told of the new one once, when they sign in.

alter table user_account add column told_legal_version text check (char_length(told_legal_version) between 1 and 40);

comment on column user_account.told_legal_version is
  'The newest version of the legal texts that a sign-in has told of, after the one that was agreed to.';
