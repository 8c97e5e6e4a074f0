import type { Skill } from './skill.ts'
import { businessSkills } from './skills/business.ts'
import { careSkills } from './skills/care.ts'
import { peopleSkills } from './skills/people.ts'
import { softwareSkills } from './skills/software.ts'
import { tradeSkills } from './skills/trades.ts'

export type { Skill } from './skill.ts'

/** The bilingual list of skills, licences, certificates and languages that ads ask for. */
export const skills: readonly Skill[] = [
  ...softwareSkills,
  ...businessSkills,
  ...careSkills,
  ...tradeSkills,
  ...peopleSkills,
]
