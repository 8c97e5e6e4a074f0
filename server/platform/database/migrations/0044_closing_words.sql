-- Candidates of a closed ad are told in their own language, also those who wait again once an answer to many is taken back.
alter table job_ad
  add column closing_message_ar text check (char_length(closing_message_ar) between 1 and 2000),
  add column closing_message_en text check (char_length(closing_message_en) between 1 and 2000);
comment on column job_ad.closing_message_ar is 'Words of the company to open candidates of the closed ad, in place of the sentence of the outcome. Forgotten when the ad is published again.';
comment on column job_ad.closing_message_en is 'The same in English.';
