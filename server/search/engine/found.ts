import type { Database } from '../../platform/database/database.ts'
import type { FoundAd } from './request.ts'
import type { Statistics } from './statistics.ts'

/** What an ad is shown as; made while the ads after it are on their way. */
type Show<Card> = (ad: FoundAd) => Card

/** What a page is read with. */
export type Means<Card> = { db: Database; statistics: Statistics; show: Show<Card> }

/** An ad, as it is shown, and where it stands in an order by date. */
export type DatedAd<Card> = FoundAd<Card> & { publishedMs: number }

/** The same in the order by distance. */
export type PlacedAd<Card> = FoundAd<Card> & { metres: number }

export type Found<Card> = DatedAd<Card> | PlacedAd<Card>
