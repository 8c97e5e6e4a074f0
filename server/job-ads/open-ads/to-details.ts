import type { JobAdDetails } from '@qareeb/contract/job-ads'
import { skillNames } from '@qareeb/reference/skill-names'
import type { PublicJobAdRow } from '../queries/public-job-ads.ts'
import { noRequirements } from '../queries/team-job-ad-row.ts'

type Row = Pick<
  PublicJobAdRow,
  'openings' | 'benefits' | 'benefits_text_ar' | 'benefits_text_en' | 'requirements'
>

/** Requirements and benefits of an ad besides pay; a skill that the lexicon no longer has is left out. */
export function toDetails(row: Row): JobAdDetails {
  const { skills, ...requirements } = { ...noRequirements, ...row.requirements }
  return {
    openings: row.openings,
    benefits: row.benefits,
    benefitsText: { ar: row.benefits_text_ar, en: row.benefits_text_en },
    ...requirements,
    skills: skills.flatMap(({ key, need }) => {
      const name = skillNames.get(key)
      return name ? [{ name, need }] : []
    }),
  }
}
