import type { Locale } from '@qareeb/contract/locale'
import { fold } from '@qareeb/contract/text/fold'
import { offeredSkills } from '@qareeb/reference/skills'

const most = 8

type Finding = { taken: readonly string[]; locale: Locale }

/** `alias` is the name that fits, where it is not the one that is shown. */
export type FoundSkill = { key: string; alias: string | undefined }

/**
 * Skills with a name, in either language, whose words begin with the typed words; at most eight, those first whose shown
 * name fits. An Arabic word may stand with its article or without.
 * @param finding keys that are left out, and the language of the shown names
 */
export function findSkills(typed: string, { taken, locale }: Finding): FoundSkill[] {
  const beginnings = wordsOf(typed)
  if (beginnings.length === 0) return []
  const found = offeredSkills.flatMap(({ key, ar, en }): FoundSkill[] => {
    const names = locale === 'ar' ? [...ar, ...en] : [...en, ...ar]
    const fitting = names.find((name) => fits(name, beginnings))
    if (fitting === undefined || taken.includes(key)) return []
    return [{ key, alias: fitting === names[0] ? undefined : fitting }]
  })
  return found
    .toSorted((one, other) => Number(Boolean(one.alias)) - Number(Boolean(other.alias)))
    .slice(0, most)
}

const fits = (name: string, beginnings: readonly string[]) => {
  const words = wordsOf(name)
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace(/^ال(?=..)/, ''))
