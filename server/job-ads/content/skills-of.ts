import { maxSkills, skillsIn } from '../../vocabulary/skills-in.ts'
import type { JobAdContent } from './job-ad-content.ts'

/** Keys of the skills that an ad asks for, then of those that its texts name; search finds the ad by them. */
export const skillsOf = ({ requirements, description }: JobAdContent): string[] =>
  [
    ...new Set([
      ...requirements.skills.map(({ key }) => key),
      ...skillsIn(description.ar?.text ?? null, description.en?.text ?? null),
    ]),
  ].slice(0, maxSkills)
