-- What two spellings have in common, so that they find each other: one set of functions for ads and for what people
-- type. Written for titles and names, which are short; sentences work as well and cost accordingly.
--
-- The bodies are of the SQL standard's form (`return …`): what they call is bound when they are created, so that they
-- mean the same under any search_path, in index expressions and while a dump is restored.
--
-- `server/search/words/fold.ts` holds the same three steps in TypeScript, and a test that both agree.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Letters and marks that few texts hold; the test before the work makes the ordinary text cheap.
create function fold_rare(lowered text) returns text language sql immutable strict parallel safe
return case
  when lowered ~ U&'[\00B4\00C0-\00FF\0153\0640\064B-\0669\0670-\0675\067E\0686\06A4\06A9\06AA\06AF\06BE\06C0-\06C3\06CC\06D0\06D6-\06ED\06F0-\06F9\200B-\200F\2018\2019\201B\202A-\202E\2066-\2069\FEFF]'
  then translate(
    regexp_replace(lowered, U&'[\00AD\00B4\0640\064B-\065F\0670\06D6-\06DC\06DF-\06E8\06EA-\06ED\200B-\200F\2018\2019\201B\202A-\202E\2066-\2069\FEFF]', '', 'g'),
    'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿœ' || 'ٱٲٳیېۀۂۃہھکڪگپچڤ' || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    'aaaaaaceeeeiiiinoooooouuuuyyo' || 'اااييهههههكككبجف' || '01234567890123456789')
  else lowered
end;
comment on function fold_rare is 'Part of fold(): accents, tashkeel, tatweel, direction marks, Persian letters, Arabic-Indic digits.';

-- Names that punctuation is part of, before punctuation goes: C++, C#, .NET, Node.js, e-commerce, F&B, P.R.O.
create function fold_names(lowered text) returns text language sql immutable strict parallel safe
return regexp_replace(
  replace(replace(replace(replace(replace(' ' || lowered, 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet'), '.js', 'js'), ' e-', ' e'),
  '(?<![a-z0-9])([a-z])(?:[.]| ?& ?)(?=[a-z](?![a-z0-9]))', '\1', 'g');
comment on function fold_names is 'Part of fold(): names that punctuation is part of become words.';

create function fold(written text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(
  replace(replace(
    translate(
      public.fold_rare(public.fold_names(lower(
        case when written is nfkc normalized then written else normalize(written, nfkc) end))),
      'أإآىئؤةء''`', 'اااييوه'),
    'مسيول', 'مسوول'), 'شيون', 'شوون'),
  '[^a-z0-9ا-ي]+', ' ', 'g'));
comment on function fold is 'The words of a text in one spelling, parted by single blanks: lower case, no accents, tashkeel, tatweel or punctuation, one form of alef, yaa, waw and taa marbuta, Western digits. Of scripts other than Arabic and Latin nothing stays.';

-- Light on purpose. Stemmers that cut deeper make "accountant" one with "account manager", "developer" with "business
-- development", "intern" with "international" and «محام» with «محاماة»; what belongs together beyond the regular forms
-- (broken plurals, "nursing" and "nurse") stands in the glossary.
--
-- The article goes twice where a word begins with these letters by itself: «الإلكترونيات» and «إلكترونيات» both become
-- «كتروني». «آلات» (machines) keeps them, or nothing but an ending would be left.
create function strip_arabic_affixes(folded text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(folded, '(?<![ا-ي])[وف]?(?:[بك]?ال|لل)(?:ال)?(?=[ا-ي]{2})(?!ات(?![ا-ي]))', '', 'g'),
  '(?<=[ا-ي]{3})(?:ات|ون|ين|ه)+(?![ا-ي])', '', 'g');

create function strip_english_plural(folded text) returns text language sql immutable strict parallel safe
return case
  when folded ~ '[a-z]s(?![a-z0-9])' then regexp_replace(
    regexp_replace(folded, '(?<=[a-z]{2})ies(?![a-z0-9])', 'y', 'g'),
    '(?:(?<=ss|sh|ch|x|zz)es|(?<=[a-z]{2}[a-hj-rtv-z])s)(?![a-z0-9])', '', 'g')
  else folded
end;

create function strip_affixes(folded text) returns text language sql immutable strict parallel safe
return public.strip_english_plural(public.strip_arabic_affixes(folded));
comment on function strip_affixes is 'Folded words without article, regular plural and feminine ending.';

create function search_text(written text) returns text language sql immutable strict parallel safe
return public.strip_affixes(public.fold(written));
comment on function search_text is 'The lexemes of a text: folded, without affixes, parted by blanks, in their order.';

create function stop_words() returns text[] language sql immutable parallel safe
return array[
  'a', 'an', 'and', 'are', 'as', 'at', 'by', 'for', 'from', 'in', 'is', 'of', 'on', 'or', 'our', 'the', 'to', 'we', 'with',
  'hiring', 'job', 'needed', 'opportunity', 'position', 'required', 'urgently', 'vacancy', 'vacant', 'wanted',
  'co', 'company', 'corporation', 'est', 'establishment', 'group', 'inc', 'limited', 'llc', 'ltd',
  'او', 'على', 'علي', 'عن', 'في', 'لدي', 'مع', 'من', 'و',
  'توظيف', 'شاغر', 'شواغر', 'عاجل', 'فرص', 'فرصه', 'مطلوب', 'وظايف', 'وظيف',
  'شرك', 'مجموع', 'محدود', 'موسس', 'موسسه'];
comment on function stop_words is 'Lexemes that say nothing about a job. They are neither stored nor searched.';

create function search_words(written text) returns tsvector language sql immutable strict parallel safe
return ts_delete(array_to_tsvector(string_to_array(
  public.search_text(case
    -- «سائق ومندوب» holds «مندوب» too; which first waw is the conjunction is not to be known, so both readings stay.
    when written ~ ' و(?!ال)[ء-ي]{4}' then written || ' ' || regexp_replace(written, '(?<= )و(?=[ء-ي]{4})', '', 'g')
    else written
  end), ' ')), public.stop_words());
comment on function search_words is 'What a title or name is found by.';

create function ad_words(titles_and_names text, skills text[]) returns tsvector language sql immutable parallel safe
return public.search_words(coalesce(titles_and_names, '')) || case
  when skills is null or skills = '{}' then ''::tsvector
  else array_to_tsvector(string_to_array('+' || array_to_string(skills, ' +'), ' '))
end;
comment on function ad_words is 'What an ad is found by: words of its titles and its company, and its skills as +key, which no typed word can be.';

alter table job_ad add column skills text[] not null default '{}';
comment on column job_ad.skills is
  'Keys of the skills that the description names, by the bilingual list; written together with the description.';

create table search_vocabulary (
  word text collate "C" primary key,
  lexeme text collate "C" not null,
  uses integer not null default 1
);
create index search_vocabulary_lexeme on search_vocabulary (lexeme);
create index search_vocabulary_similar on search_vocabulary using gin (word gin_trgm_ops);
comment on table search_vocabulary is 'Every word by which an ad was ever found, folded: for completing and correcting what is typed.';
comment on column search_vocabulary.lexeme is 'What it is stored as in search_word.';
comment on column search_vocabulary.uses is 'How many search entries held its lexeme when last counted; orders suggestions and nothing else.';
grant select on search_vocabulary to qareeb_app;

create function learn_words(written text) returns void language sql volatile
begin atomic
  -- In one order, so that two publishing transactions with the same new words wait for each other and never in a ring.
  insert into public.search_vocabulary (word, lexeme)
  select distinct word, public.strip_affixes(word)
  from unnest(string_to_array(public.fold(written), ' ')) as word
  where length(word) between 2 and 40 and public.strip_affixes(word) <> all (public.stop_words())
  order by word
  on conflict (word) do nothing;
end;
comment on function learn_words is 'Adds the words of a title or name to the vocabulary; called when an ad is published or edited.';

-- From the statistics of the planner, which keep the ten thousand commonest: a moment's work at any size.
create function count_word_uses() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update search_vocabulary set uses = counted.uses
  from (
    select element as lexeme, greatest(1, round(frequency * reltuples))::int as uses
    from pg_class
    join pg_stats on schemaname = 'public' and tablename = relname and attname = 'search'
    cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (element, frequency)
    where oid = 'search_entry'::regclass and element is not null and position('=' in element) = 0
  ) as counted
  where counted.lexeme = search_vocabulary.lexeme and counted.uses <> search_vocabulary.uses;
end $$;
comment on function count_word_uses is 'Counts anew how often words are used, about; to be called now and then.';

create function relearn_words() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_vocabulary (word, lexeme)
  select word, strip_affixes(word)
  from (
    select distinct unnest(string_to_array(fold(concat_ws(' ', title_ar, title_en)), ' ')) as word
    from job_ad where status = 'published'
    union
    select unnest(string_to_array(fold(concat_ws(' ', name_ar, name_en)), ' ')) from organization
  ) as written
  where length(word) between 2 and 40 and strip_affixes(word) <> all (stop_words())
  order by word
  on conflict (word) do nothing;
  analyze search_entry;
  perform count_word_uses();
end $$;
comment on function relearn_words is 'Adds the words of all open ads to the vocabulary and counts their uses, after a bulk load. For the owner.';
revoke execute on function learn_words, count_word_uses, relearn_words from public;
grant execute on function count_word_uses to qareeb_app;

create table search_count (
  day date not null,
  cell text not null,
  words text not null,
  searches integer not null check (searches > 0),
  primary key (day, cell, words)
);
comment on table search_count is 'How often something was searched for in an area on a day; holds nothing about who searched.';
comment on column search_count.cell is 'Latitude and longitude rounded to a tenth of a degree, about 11 km; empty for the whole country.';
comment on column search_count.words is 'The typed words that the vocabulary knows, folded, in alphabetical order; other words are not kept.';
grant select, insert, update on search_count to qareeb_app;
