import type { Skill } from './skill.ts'
import { businessSkills } from './skills/business.ts'
import { careSkills } from './skills/care.ts'
import { ownFieldSkills } from './skills/own-fields.ts'
import { peopleSkills } from './skills/people.ts'
import { softwareSkills } from './skills/software.ts'
import { tradeSkills } from './skills/trades.ts'

export type { Skill } from './skill.ts'

/** The bilingual list of skills, licences and certificates that ads ask for. */
export const offeredSkills: readonly Skill[] = [
  ...softwareSkills,
  ...businessSkills,
  ...careSkills,
  ...tradeSkills,
  ...peopleSkills,
]

/** The same with languages and levels of education, which an ad asks for in other fields. */
export const skills: readonly Skill[] = [...offeredSkills, ...ownFieldSkills]

const offeredKeys = new Set(offeredSkills.map(({ key }) => key))

/** Whether an ad asks for it as a skill. */
export const isOffered = (key: string): boolean => offeredKeys.has(key)
