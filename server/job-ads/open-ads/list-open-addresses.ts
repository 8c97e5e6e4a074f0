import type { Context } from '../../ground/context.ts'
import { listOpenAddresses, listOpenRanges, type OpenAddressRow } from '../queries/open-addresses.ts'

type Asker = Pick<Context, 'db' | 'now'>

/** Ads are numbered; so many numbers make a range. Twice as many addresses are far below the 50,000 of a site map. */
const rangeSize = 10_000
const batchSize = 1_000

/** `job_ad.number` is a positive int4. */
const lastNumber = 2 ** 31 - 1

/** No ad can ever lie in a range beyond this one. */
export const lastRange = Math.floor(lastNumber / rangeSize)

/** The ranges that hold at least one open ad, ascending. */
export const listRangesOfOpenAds = ({ db, now }: Asker): Promise<number[]> =>
  listOpenRanges(db, now(), rangeSize)

/** The open ads of one range up to `lastRange`, in batches; each begins where the one before ended. */
export async function* listOpenAddressesOf(
  { db, now }: Asker,
  range: number,
): AsyncGenerator<OpenAddressRow[]> {
  const last = Math.min((range + 1) * rangeSize - 1, lastNumber)
  let after = range * rangeSize - 1
  for (;;) {
    const rows = await listOpenAddresses(db, { after, last, now: now(), most: batchSize })
    yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)?.number ?? last
  }
}
