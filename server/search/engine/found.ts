import type { StoredCard } from '../../job-ads/stored-card.ts'
import type { FoundAd } from './request.ts'

/** An ad whose card is read when it is known to stand on the page. */
type StoredAd = Omit<FoundAd, 'card'> & {
  /** JSON of its `StoredCard`. */
  card: string
}

/** An ad and where it stands in an order by date. */
export type DatedAd = StoredAd & {
  publishedMs: number
  /** In an order by language, one of the other language. */
  isOther: boolean
}

/** The same in the order by distance. */
export type PlacedAd = StoredAd & { metres: number }

export type Found = DatedAd | PlacedAd

/** The ad with its card. */
export const readAd = ({ number, locationNo, remote, card }: Found): FoundAd => ({
  number,
  locationNo,
  remote,
  // The text is ours: see the type of the stored card.
  card: JSON.parse(card) as StoredCard,
})
