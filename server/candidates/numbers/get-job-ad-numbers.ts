import { type getJobAdNumbers as endpoint, numberDays } from '@qareeb/contract/candidates/job-ad-numbers'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { lastRiyadhDays } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countProgress, listDaysOf, listSources } from '../queries/numbers.ts'

/** The numbers of an ad of the company. */
export const getJobAdNumbers = (
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, candidateRights.read, async ({ db, now }) => {
    const { firstAnswerHours, answered, ...progress } = await countProgress(db, params.id)
    const sources = await listSources(db, params.id)
    const views = sources.reduce((sum, source) => sum + source.views, 0)
    return {
      funnel: { views, ...progress },
      firstAnswerHours,
      answered,
      sources,
      days: await listDaysOf(db, { jobAdId: params.id, days: lastRiyadhDays(now(), numberDays) }),
    }
  })
