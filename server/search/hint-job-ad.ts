import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { hintJobAd as endpoint } from '@qareeb/contract/job-ads/job-ad-life'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { skillNames } from '@qareeb/reference/skill-names'
import { isOffered } from '@qareeb/reference/skills'
import type { Context } from '../ground/context.ts'
import { inCompany } from '../ground/use-case.ts'
import { skillsIn } from '../vocabulary/skills-in.ts'
import { findMedianPay, similarPayBounds } from './queries/similar-pay.ts'

type Body = InputOf<typeof endpoint>['body']

/** Hints for the form of an ad: the median pay of similar open ads near its locations, and skills that its text names. */
export const hintJobAd = (context: Context, { body }: { body: Body }): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, jobAdRights.edit, async ({ db, now }) => {
    const { category, seniority, locationIds } = body
    const pay =
      category === null || locationIds.length === 0
        ? null
        : await findMedianPay(db, { category, seniority, locationIds, now: now() })
    return { pay: pay && { ...pay, radiusKm: similarPayBounds.radiusKm }, skills: skillsNamed(body) }
  })

const skillsNamed = ({ description: { ar, en } }: Body) =>
  skillsIn(ar && plainTextOf(ar), en && plainTextOf(en))
    .filter(isOffered)
    .flatMap((key) => {
      const name = skillNames.get(key)
      return name ? [{ key, name }] : []
    })
