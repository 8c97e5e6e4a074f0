import { skills } from '@qareeb/reference/skills'
import { fold, stripAffixes } from './fold.ts'
import { PhraseTable } from './phrase-table.ts'

/** Most skills of one ad; each costs a row for every location. */
export const maxSkills = 24

/** Names that are ordinary English words as well: they count where they are written with a capital. */
const ordinaryWords = new Set(['excel', 'outlook', 'swift', 'unity', 'word'])

type NamedSkill = { key: string; isOrdinary: boolean; written: string }

const table = new PhraseTable<NamedSkill>()
for (const { key, ar, en } of skills)
  for (const written of [...ar, ...en])
    table.add(lexemesIn(written), { key, written, isOrdinary: ordinaryWords.has(written.toLowerCase()) })

function lexemesIn(written: string): string[] {
  return stripAffixes(fold(written)).split(' ').filter(Boolean)
}

/**
 * Keys of the skills that a text names in either language, in the order of their first mention; `job_ad.skills`
 * holds them. Costs about 0.1 ms for a thousand letters.
 */
export const skillsIn = (...texts: (string | null)[]): string[] =>
  [...allSkillsIn(...texts)].slice(0, maxSkills)

/** The same without a bound; a CV may name more than an ad. */
export function allSkillsIn(...texts: (string | null)[]): Set<string> {
  const found = new Set<string>()
  for (const text of texts) if (text) collect(text, found)
  return found
}

function collect(text: string, found: Set<string>) {
  const words = lexemesIn(text)
  for (let at = 0; at < words.length;) {
    const match = matchAt(words, at)
    for (const skill of match?.entries ?? []) if (isMeant(skill, text)) found.add(skill.key)
    at += match?.length ?? 1
  }
}

/** «وضريبة القيمة المضافة»: after a comma the waw means "and". */
const matchAt = (words: readonly string[], at: number) =>
  table.longestAt(words, at) ??
  (words[at]?.startsWith('و')
    ? table.longestAt([words[at].slice(1), ...words.slice(at + 1, at + 8)], 0)
    : undefined)

/** "Microsoft Word" and "Word, Excel" are programs; "a word with you" is not. */
const isMeant = ({ isOrdinary, written }: NamedSkill, text: string) =>
  !isOrdinary || new RegExp(`(?<![A-Za-z])${written}(?![A-Za-z])`).test(text)
