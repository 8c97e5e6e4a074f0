import type { Exception, Term } from './term.ts'

const people = '(?:males?|females?|men|women|ladies|gentlemen|boys|girls)'
const person = '(?:candidates?|applicants?|employees?|staff|nurses?|teachers?|drivers?|secretary|secretaries)'

/** Words after which a person is asked for. */
const asked =
  '(?<=(?:looking for|seeking|we need|we want|wanted|hiring|hire|recruiting|require|must be|should be|prefer|prefers|preferably|preferred|ideally) ?:? ?(?:an? |the |some )?)'

/** Words after which a number alone is an age. */
const ofAge = `(?<=(?:${person}|${people}|man|woman|lady|girl|boy|people|persons?|anyone)(?: must be| should be)?,? )`

/** Article 3 of the Saudi Labour Law forbids selection by sex, age or marital status in work and in its advertising. */
export const englishTerms: readonly Term[] = [
  { trait: 'sex', pattern: `(?:only |for )?${people} only|only ${people}` },
  { trait: 'sex', pattern: `(?:males?|females?) ${person}|(?:lady|girl|boy) ${person}` },
  { trait: 'sex', pattern: '(?:gender|sex) ?:? ?(?:male|female)|must be (?:a )?(?:male|female|man|woman)' },
  { trait: 'sex', pattern: "(?:sales|shop)[ -]?(?:man|woman|lady|girl|boy)(?!['’])", instead: 'salesperson' },
  {
    trait: 'sex',
    pattern: "(?:sales|shop)[ -]?(?:men|women|ladies|girls|boys)(?!['’])",
    instead: 'salespeople',
  },
  { trait: 'sex', pattern: '(?:office|tea|coffee) (?:boy|girl)', instead: 'office assistant' },
  { trait: 'sex', pattern: 'cleaning (?:lady|woman)|chambermaid', instead: 'cleaner' },
  { trait: 'sex', pattern: 'waitress', instead: 'waiter or waitress' },
  { trait: 'sex', pattern: `${asked}(?:man|woman|lady|gentleman|boy|girl|guy)(?!['’])`, instead: 'person' },
  {
    trait: 'sex',
    pattern: `${asked}(?:men|women|ladies|gentlemen|boys|girls|guys)(?!['’])`,
    instead: 'people',
  },
  { trait: 'sex', pattern: '(?:males?|females?) preferred|prefer(?:ably|red)? (?:a )?(?:males?|females?)' },
  {
    trait: 'age',
    pattern:
      '(?:age|aged) ?:? ?(?:limit|below|under|over|between|from|not over|up to|max(?:imum)?) ?:? ?\\d+',
  },
  { trait: 'age', pattern: '(?:maximum|minimum) age|age limit' },
  {
    trait: 'age',
    pattern:
      '(?:under|below|over|younger than|older than|not exceeding) (?:the age of )?\\d{2} years (?:old|of age)',
  },
  {
    trait: 'age',
    pattern: `${ofAge}(?:aged )?(?:under|below|over|younger than|older than|not over) \\d{2}(?! ?[%°]|[.,:/]\\d| (?!years?|and|or|only|preferred|with|who|for|please)[a-z])`,
  },
  {
    trait: 'age',
    pattern: `young (?:and (?:energetic|dynamic) )?(?:${person}|men|women|man|woman|lady|people only)`,
  },
  { trait: 'age', pattern: `${asked}young(?:er)?|(?<=,) ?young(?=,)`, instead: 'motivated' },
  { trait: 'age', pattern: 'youthful|(?<=(?:for|only) )youths? only', instead: 'lively' },
  {
    trait: 'age',
    pattern:
      '(?:in (?:his|her|their|your) )?(?:early |mid |late )?(?:20s|30s|twenties|thirties) (?:only|preferred)',
  },
  { trait: 'age', pattern: 'digital natives?' },
  {
    trait: 'marital-status',
    pattern: '(?:un)?married (?:candidates?|applicants?|only|preferred)|must be (?:un)?married',
  },
  {
    trait: 'marital-status',
    pattern: '(?:single|bachelors?) (?:candidates?|applicants?|status|only)|must be single',
  },
  { trait: 'marital-status', pattern: 'marital status' },
]

export const englishExceptions: readonly Exception[] = [
  {
    pattern:
      'young (?:company|companies|brands?|business(?:es)?|startups?|firms?|markets?|teams?|organi[sz]ations?|children|learners|patients|customers|readers|minds)',
    reason: 'It is about a company, customers or pupils, not the applicant.',
  },
  {
    pattern:
      '(?:waiters? (?:or|and|/) ?waitress(?:es)?|(?:actor|host)s? (?:or|and|/) ?(?:actress|hostess)(?:es)?)',
    reason: 'It names both sexes.',
  },
  {
    pattern:
      '(?:males? (?:or|and) females?|females? (?:or|and) males?|men (?:or|and) women|women (?:or|and) men)(?: (?:candidates?|applicants?|only))?',
    reason: 'It names both sexes.',
  },
  {
    pattern: 'regardless of [a-z, ]*(?:marital status|gender|sex|age)',
    reason: 'It promises equal treatment.',
  },
  {
    pattern: '(?:without|no) (?:regard to |discrimination (?:by|on) |age limit)[a-z, ]*(?:marital status)?',
    reason: 'It promises equal treatment.',
  },
]
