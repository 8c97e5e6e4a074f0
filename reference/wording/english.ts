import { englishOccupation as occupation } from './occupations.ts'
import type { Exception, Term } from './term.ts'

const people = '(?:males?|females?|men|women|ladies|gentlemen|boys|girls)'

/** Words that may stand between the demand and the person. */
const qualities = 'young(?:er)?|motivated|energetic|ambitious|strong|single|(?:un)?married'

/** Words after which a person is asked for. */
const asked = `(?<=(?:looking for|seeking|we need|we want|wanted|hiring|hire|recruiting|require|must be|should be|prefer|prefers|preferably|preferred|ideally) ?:? ?(?:an? |the |some )?(?:(?:${qualities})(?:,? and |, ?| ))*)`

/** Up to three words that tell an occupation: "customer service" representative. */
const described =
  '(?:(?!(?:of|with|by|for|in|on|to|from|who|are|is|the|or|our|your|their) )[^ .,;:()]+ ){0,3}'

/** Words after which a number alone is an age. */
const ofAge = `(?=aged |under|below|over|younger|older|not over)(?<=(?:${occupation}|${people}|man|woman|lady|girl|boy|people|persons?|anyone)(?: must be| should be)?,? )`

/** Article 3 of the Saudi Labour Law forbids selection by sex, age or marital status in work and in its advertising. */
export const englishTerms: readonly Term[] = [
  { trait: 'sex', pattern: `(?:only |for )?${people} only|only ${people}` },
  { trait: 'sex', pattern: `(?:males?|females?)(?= ${described}${occupation}(?![a-z]))` },
  { trait: 'sex', pattern: `(?:lady|woman|girl|boy)(?= ${occupation}(?![a-z]))` },
  { trait: 'sex', pattern: `(?=(?:fe)?male)(?<=${occupation} ?[(,:–—-]? ?)(?:fe)?males?(?! [a-z])` },
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
    pattern: `young(?:er)?(?= (?:and [a-z]+ |[a-z-]+ )?(?:${occupation}|men|women|man|woman|lady|people only)(?![a-z]))`,
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
    pattern: `(?:un)?married(?: only| preferred|(?= ${occupation}(?![a-z])))|must be (?:un)?married`,
  },
  {
    trait: 'marital-status',
    pattern: '(?:single|bachelors?) (?:candidates?|applicants?|status|only)|must be single',
  },
  { trait: 'marital-status', pattern: 'marital status' },
]

const plural = 'men|women|ladies|gents|gentlemen|boys|girls'

/** Workplaces and goods of one sex; before an occupation they may tell the occupation: "female store manager". */
const workplace =
  'clinics?|schools?|colleges?|academy|clubs?|spas?|shops?|stores?|branch(?:es)?|fashion|bags|perfumes?|products?|health|care|football|basketball|sports?|teams?'

export const englishExceptions: readonly Exception[] = [
  {
    pattern:
      "young (?:compan(?:y|ies)|brands?|business(?:es)?|startups?|firms?|markets?|teams?|organi[sz]ations?|children(?:['’]s)?|child|adults?(?:['’]s?)?|learners|pupils|players|patients|customers|readers|minds)|(?:services?|care|activities|courses?|lessons?|clubs?|centres?|books|teachers?|tutors?|coach(?:es)?|trainers?|mentors?) (?:for|of|to) young (?:athletes|people|students)",
    reason: 'It is about a company, customers or pupils, not the applicant.',
  },
  {
    pattern:
      "wom[ae]n['’]?s? (?:empowerment|affairs|rights|and (?:family|child(?:ren)?)(?: affairs)?)|boy scouts?|girl (?:scouts?|guides?)|man (?:power|lift|hours?)|boys['’]? homes?",
    reason: 'It names a subject, a body or a tool.',
  },
  { pattern: 'ernst (?:&|and) young', reason: 'It is the name of a company.' },
  {
    pattern:
      '(?:waiters? ?(?:or|and|/) ?waitress(?:es)?|(?:actor|host)s? ?(?:or|and|/) ?(?:actress|hostess)(?:es)?)',
    reason: 'It names both sexes.',
  },
  {
    pattern:
      '(?:males? ?(?:or|and|&|/) ?females?|females? ?(?:or|and|&|/) ?males?|men ?(?:or|and|&|/) ?women|women ?(?:or|and|&|/) ?men|ladies ?(?:or|and|&|/) ?(?:gents|gentlemen)|(?:boys ?(?:or|and|&|/) ?girls|girls ?(?:or|and|&|/) ?boys))(?: (?:candidates?|applicants?|only))?',
    reason: 'It names both sexes.',
  },
  {
    pattern: `(?<!only )(?:males?|females?|(?:${plural})['’]?s?)(?:[ -](?:and|children['’]?s?|[a-z]+ing|prayer|locker|high|primary|surgical|medical))*[ -](?:wards?|sections?|departments?|floors?|campus|hostels?|dormitor(?:y|ies)|housing|accommodation|prisons?|gyms?|salons?|rooms?|halls?|wear|clothes|clothing|shoes|garments?|abayas?|patients|customers|clients|guests|visitors|pupils|students|inmates|residents|members|fittings?|connectors?|threads?|plugs?|voices?)`,
    reason: 'It names goods, customers or a place of work, not the applicant.',
  },
  {
    pattern: `(?<!only )(?:(?:${plural})['’]?s?[ -](?:${workplace})|(?:males?|females?) (?:${workplace})(?! (?:[a-z-]+ )?${occupation}(?![a-z])))`,
    reason: 'It names goods, customers or a place of work, not the applicant.',
  },
  {
    pattern:
      "(?:men|women|ladies|gents|boys|girls)['’]?s? (?:(?!(?:as|for|to|who|with) )[a-z]+ )?(?:teacher|tutor|coach|trainer|instructor|tailor|barber|hairdresser|stylist|beautician)|(?:teacher|tutor|coach|trainer|instructor|tailor|barber|hairdresser|stylist|beautician)s?(?: [a-z]+){0,2} ?[,(:–—-] ?(?:for )?(?:men|women|ladies|gents|boys|girls)(?! only)",
    reason: 'It names pupils or customers.',
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
