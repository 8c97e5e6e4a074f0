import { arabicMale } from './arabic.ts'
import { englishOccupation } from './occupations.ts'
import type { Term } from './term.ts'

/** The beginning of a title, or of a part of it after a mark. */
const begins = '(?<=(?:^|[,،:/|(\\[]|[–—-] ) ?)'
/** The end of such a part. */
const ends = '(?= ?(?:$|[,،:/|)\\]])| [–—-])'

const arabicPeople = '(?:رجال|نساء|سيدات|بنات|شباب|فتيات|رجل|امراه|سيده|فتاه|انسه|بنت)'
const englishPeople = '(?:men|women|ladies|gentlemen|gents|boys|girls|man|woman|lady|gentleman|boy|girl)'
const notOf = "(?!['’])"

/** Words that name the applicant when they stand in a title, though they may mean something else in a sentence. */
export const titleTerms: readonly Term[] = [
  { trait: 'sex', pattern: `${arabicMale}|انثي` },
  { trait: 'sex', pattern: `(?<=^ ?)${arabicPeople}` },
  { trait: 'sex', pattern: `${begins}(?:ال|لل)?${arabicPeople}${ends}` },
  {
    trait: 'sex',
    pattern: `(?=${arabicPeople})(?<=(?:باريستا|سائق|سكرتير|طباخ|عامل|عمال|كاشير|محاسب|مندوب|موظف|نادل)(?:ه|و|ين|ات)? )${arabicPeople}`,
  },
  { trait: 'age', pattern: '(?:تحت|دون) (?:سن )?\\d{2} ?(?:سنه|عاما?)|(?:ال)?(?:عمر|سن) ?:? ?\\d{2}' },
  { trait: 'sex', pattern: '(?:males?|females?)' + notOf },
  { trait: 'sex', pattern: `(?<=^ ?)${englishPeople}${notOf}` },
  { trait: 'sex', pattern: `${begins}(?:for )?${englishPeople}${notOf}${ends}` },
  {
    trait: 'sex',
    pattern: `(?<=[a-z] )(?<!(?:and|for|in|of|to|with) )(?:boys?|girls?|lady|ladies|woman|man)${notOf}${ends}`,
  },
  { trait: 'sex', pattern: `(?<=${englishOccupation} )(?:men|women)${notOf}${ends}` },
  {
    trait: 'sex',
    pattern: `(?<=(?:jobs?|vacanc(?:y|ies)|positions?|openings?|opportunit(?:y|ies)|work) )for ${englishPeople}${notOf}`,
  },
  { trait: 'sex', pattern: '(?<=[(\\[] ?)[mf](?= ?[)\\]])' },
  { trait: 'age', pattern: `young(?:er)?${notOf}` },
  {
    trait: 'age',
    pattern: '\\d{2} ?(?:-|–|to) ?\\d{2} (?:years? old|years? of age)|(?:under|below) \\d{2} years',
  },
  { trait: 'marital-status', pattern: '(?:un)?married(?! (?:couples?|people))' },
  { trait: 'marital-status', pattern: `single(?= ${englishOccupation}(?![a-z]))` },
  { trait: 'marital-status', pattern: `${begins}single${ends}` },
]
