import type { Context } from '../../ground/context.ts'
import {
  findOpenStamp,
  listOpenAddresses,
  listOpenRanges,
  type OpenAddressRow,
} from '../queries/open-addresses.ts'

type Asker = Pick<Context, 'db' | 'now'>

/** Ads are numbered; so many numbers make a range, whose part of the site map is made at once. */
const rangeSize = 1_000

/** `job_ad.number` is a positive int4. */
const lastNumber = 2 ** 31 - 1

/** No ad can ever lie in a range beyond this one. */
export const lastRange = Math.floor(lastNumber / rangeSize)

/** The ranges that hold at least one open ad, ascending. */
export const listRangesOfOpenAds = ({ db, now }: Asker): Promise<number[]> =>
  listOpenRanges(db, now(), rangeSize)

/** The open ads of one range up to `lastRange`. */
export const listOpenAdAddresses = ({ db, now }: Asker, range: number): Promise<OpenAddressRow[]> =>
  listOpenAddresses(db, { ...numbersOf(range), now: now() })

/** A text that changes when an ad of the range is published, edited, closed or expires. */
export const stampOfOpenAds = ({ db, now }: Asker, range: number): Promise<string> =>
  findOpenStamp(db, { ...numbersOf(range), now: now() })

const numbersOf = (range: number) => ({
  first: range * rangeSize,
  last: Math.min((range + 1) * rangeSize - 1, lastNumber),
})
