import type { Exception, Term } from './term.ts'

const people = '(?:males?|females?|men|women|ladies|gentlemen|boys|girls)'
const person = '(?:candidates?|applicants?|employees?|staff|nurses?|teachers?|drivers?|secretary|secretaries)'

/** Article 3 of the Saudi Labour Law forbids selection by sex, age or marital status in work and in its advertising. */
export const englishTerms: readonly Term[] = [
  { trait: 'sex', pattern: `(?:only |for )?${people} only|only ${people}` },
  { trait: 'sex', pattern: `(?:males?|females?) ${person}|(?:lady|girl|boy) ${person}` },
  { trait: 'sex', pattern: '(?:gender|sex) ?:? ?(?:male|female)|must be (?:a )?(?:male|female|man|woman)' },
  { trait: 'sex', pattern: '(?:salesman|saleswoman|salesmen|saleslady|salesgirl)' },
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
    pattern: `young (?:and (?:energetic|dynamic) )?(?:${person}|men|women|man|woman|lady|people only)`,
  },
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
