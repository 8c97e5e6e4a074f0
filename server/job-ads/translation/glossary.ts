import type { Locale } from '@qareeb/contract/locale'
import { fold } from '@qareeb/contract/text/fold'
import { benefitNames } from '@qareeb/reference/benefit-names'
import { jobTitles } from '@qareeb/reference/job-titles'
import { places } from '@qareeb/reference/places'
import { skills } from '@qareeb/reference/skills'

type Names = { ar: readonly string[]; en: readonly string[] }

/** Folded name in one language → the shown name in the other. */
type Table = Readonly<Record<Locale, ReadonlyMap<string, string>>>

/** Words that stand behind an Arabic title and in front of an English one. */
const levels: readonly Names[] = [
  { ar: ['أول', 'أولى'], en: ['Senior', 'Sr.'] },
  { ar: ['مبتدئ', 'مبتدئة'], en: ['Junior', 'Jr.'] },
]

const placeNames = places.map(({ name }): Names => ({ ar: [name.ar], en: [name.en] }))

const titles = toTable([...jobTitles, ...skills, ...placeNames])
const benefits = toTable([...Object.values(benefitNames), ...skills])
const levelNames = toTable(levels)

/** The other language's name of a whole title, with its level; undefined when the glossary does not hold it. */
export const findTitle = (written: string, from: Locale): string | undefined =>
  titles[from].get(fold(written)) ?? findWithLevel(fold(written).split(' '), from)

/** The other language's name of one benefit or skill; undefined when the glossary does not hold it. */
export const findBenefit = (written: string, from: Locale): string | undefined =>
  benefits[from].get(fold(written))

/** «محاسب أول» is "Senior Accountant". */
function findWithLevel(words: readonly string[], from: Locale): string | undefined {
  const [level, title] = from === 'ar' ? [words.at(-1), words.slice(0, -1)] : [words[0], words.slice(1)]
  const translatedLevel = levelNames[from].get(level ?? '')
  const translatedTitle = titles[from].get(title.join(' '))
  if (!translatedLevel || !translatedTitle) return undefined
  return from === 'ar' ? `${translatedLevel} ${translatedTitle}` : `${translatedTitle} ${translatedLevel}`
}

/** The entry that comes first keeps a name that two have. */
function toTable(entries: readonly Names[]): Table {
  const fromTo = (from: Locale, to: Locale) =>
    new Map(
      entries
        .flatMap((entry) => entry[from].map((name) => [fold(name), entry[to][0] ?? ''] as const))
        .filter(([, shown]) => shown !== '')
        .toReversed(),
    )
  return { ar: fromTo('ar', 'en'), en: fromTo('en', 'ar') }
}
