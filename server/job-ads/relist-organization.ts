import type { Context } from '../context.ts'
import { lockOpenNumbers, relistJobAd } from './queries/listing.ts'

/** After a company's name or verification has changed: its open ads are found by the new name and filter at once. */
export async function relistOrganization({ db }: Pick<Context, 'db'>, organizationId: string): Promise<void> {
  return db.transaction(
    async (transaction) => {
      for (const number of await lockOpenNumbers(transaction, organizationId))
        await relistJobAd(transaction, number)
    },
    { organizationId },
  )
}
