-- The few administrators among all accounts, for the mail of each morning.
create index user_account_administrators on user_account (id) where user_type = 'admin';
