-- What two spellings have in common, so that they find each other: one set of functions for ads and for what people
-- type. Written for titles and names, which are short; sentences work as well and cost accordingly.
--
-- The bodies are of the SQL standard's form (`return …`): what they call is bound when they are created, so that they
-- mean the same under any search_path, in index expressions and while a dump is restored.
--
-- `server/search/words/fold.ts` holds the same three steps in TypeScript, and a test that both agree.

create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Letters and signs that few texts hold; the test before the work makes the ordinary text cheap.
create function fold_rare(written text) returns text language sql immutable strict parallel safe
return case
  when written ~ U&'[\00A0-\00FF\0153\060C\061B\061F\0640\064B-\0669\066A-\066C\0670-\0675\067E\0686\06A4\06A9\06AD\06AF\06BE\06C0-\06C3\06CC\06D0\06D4\06D6-\06ED\06F0-\06F9\200B-\200F\2013-\201F\2022\2026\202A-\202E\2066-\2069\FEFF]'
  then translate(written,
    'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿœ' || 'ٱٲٳیېۀۂۃہھکڪگپچڤ' || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
      || U&'\00A0\060C\061B\061F\06D4\066A\066B\066C\00AB\00BB\00B7\2013\2014\2015\201C\201D\201E\2022\2026'
      || U&'\0640\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0670\06D6\06DF\06E1\200B\200C\200D\200E\200F\2018\2019\201B\202A\202B\202C\202D\202E\2066\2067\2068\2069\FEFF\00AD\00AE\00A9\00B4',
    'aaaaaaceeeeiiiinoooooouuuuyyo' || 'اااييهههههكككبجف' || '01234567890123456789'
      || '                   ')
  else written
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
    public.fold_rare(translate(
      public.fold_names(lower(case when written is nfkc normalized then written else normalize(written, nfkc) end)),
      'أإآىئؤة' || '!"#$%&()*+,-./:;<=>?@[\]^_{|}~' || chr(9) || chr(10) || chr(13) || 'ء''`',
      'اااييوه' || '                                 ')),
    'مسيول', 'مسوول'), 'شيون', 'شوون'),
  ' {2,}', ' ', 'g'));
comment on function fold is 'The words of a text in one spelling, parted by single blanks: lower case, no accents, tashkeel, tatweel or punctuation, one form of alef, yaa, waw and taa marbuta, Western digits. مسئول and مسؤول become the same.';

-- Light on purpose. Stemmers that cut deeper make "accountant" one with "account manager", "developer" with "business
-- development", "intern" with "international", محام with محاماة and half of what begins with م; what belongs together
-- beyond the regular forms (broken plurals, "nursing" and "nurse") stands in the glossary.
create function strip_affixes(folded text) returns text language sql immutable strict parallel safe
return public.strip_english_plural(public.strip_arabic_affixes(folded));
