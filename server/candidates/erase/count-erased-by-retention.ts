import type { countErasedByRetention as endpoint } from '@qareeb/contract/candidates/retention'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { dayMs } from '@qareeb/reference/riyadh'
import type { Context } from '../../ground/context.ts'
import { inCompany } from '../../ground/use-case.ts'
import { countKeptTooLong } from '../queries/erasure.ts'

/**
 * Counts the applications that the next run of `candidates.eraseKept`, which comes within a day, erases under another
 * retention.
 */
export const countErasedByRetention = (
  context: Context,
  { query: { retentionMonths } }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  inCompany(context, organizationRights.changeSettings, async ({ db, organizationId, now }) => ({
    applications: await countKeptTooLong(db, {
      organizationId,
      months: retentionMonths,
      at: new Date(now().getTime() + dayMs),
    }),
  }))
