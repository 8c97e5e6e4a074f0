-- A word that a search was corrected to is shown to everybody, so names of companies that nobody may read teach none.
create or replace function relearn_words() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_vocabulary (word, lexeme)
  select word, strip_affixes(word)
  from (
    select distinct unnest(string_to_array(fold(concat_ws(' ', title_ar, title_en)), ' ')) as word
    from job_ad where status = 'published'
    union
    select unnest(string_to_array(fold(concat_ws(' ', name_ar, name_en)), ' '))
    from organization where public_since is not null
  ) as written
  where length(word) between 2 and 40 and strip_affixes(word) <> all (stop_words())
  order by word
  on conflict (word) do nothing;
  analyze search_entry;
  perform count_word_uses();
end $$;
