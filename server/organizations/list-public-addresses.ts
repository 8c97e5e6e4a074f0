import type { Context } from '../ground/context.ts'
import { listPublicAddresses } from './queries/public-addresses.ts'

type Asker = Pick<Context, 'db'>

/** Companies are numbered; so many numbers make a range. Twice as many addresses are far below the 50,000 of a site map. */
const rangeSize = 10_000
const batchSize = 1_000

/** `organization.number` is a positive int4. */
const lastNumber = 2 ** 31 - 1

/** No company can ever lie in a range beyond this one. */
export const lastRangeOfCompanies = Math.floor(lastNumber / rangeSize)

/** The ranges that hold at least one company with a page for everybody, ascending. */
export async function listRangesOfPublicCompanies({ db }: Asker): Promise<number[]> {
  const ranges: number[] = []
  for (let after = 0; ;) {
    const [first] = await listPublicAddresses(db, { after, last: lastNumber, most: 1 })
    if (!first) return ranges
    const range = Math.floor(first.number / rangeSize)
    ranges.push(range)
    after = (range + 1) * rangeSize - 1
  }
}

/** The slugs of one range up to `lastRangeOfCompanies`, in batches; each begins where the one before ended. */
export async function* listPublicSlugsOf({ db }: Asker, range: number): AsyncGenerator<string[]> {
  const last = Math.min((range + 1) * rangeSize - 1, lastNumber)
  let after = range * rangeSize - 1
  for (;;) {
    const rows = await listPublicAddresses(db, { after, last, most: batchSize })
    yield rows.map(({ slug }) => slug)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.number ?? last
  }
}
