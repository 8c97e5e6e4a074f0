import { fold } from './fold.ts'

/** Folded words that are no name without the next one: servant of, father, mother, son, daughter, owner of; articles. */
const openings = new Set(
  'عبد امه ابو ابي ابا ابن بن ام بنت ذو ال abd abdul abdal abdel abdur abu abou ibn bin umm oum bint al el'.split(
    ' ',
  ),
)

/** Articles between two parts of a Latin name, in the spellings of Arabic and South Asian passports. */
const articles = new Set('al el ul ud ad ed ur ar as ash an az at'.split(' '))

/** Folded words that belong to the name before them: of God, of the faith, of guidance; family names begin alike. */
const endings =
  /^(الله|الدين|الهدي|الاسلام|الرحمن|allah|(al|el|ud|ad|ed) ?d(in|een|ine)|(al|el|ul) ?(huda|hoda|islam))$/

/** The same after an article that stands apart: Nour El Din. */
const endingsApart = /^(din|deen|dine|eddin|huda|hoda|islam)$/

/**
 * The words of a full name by which a person is greeted: «عبد الله» of «عبد الله الحربي», "Nour El Din" of "Nour El Din
 * Saad", otherwise the first.
 */
export function givenNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.slice(0, countGiven(words.map(fold))).join(' ')
}

function countGiven(words: readonly string[]): number {
  const [first = '', second, third = ''] = words
  if (second === undefined) return 1
  if (openings.has(first)) return countOpened(words)
  if (endings.test(second)) return 2
  return articles.has(second) && endingsApart.test(third) ? 3 : 1
}

/** «عبد الرحمن»; with an article apart "Abd Al Rahman", and after a relation a whole name: «أبو عبد الله». */
function countOpened([first = '', second = '', ...rest]: readonly string[]): number {
  const isServant = /^(عبد|امه|abd)/.test(first)
  if (!isServant) return 1 + countGiven([second, ...rest])
  return rest.length > 0 && (articles.has(second) || second === 'رب') ? 3 : 2
}
