import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { Context } from '../context.ts'
import { toCard } from './presentation.ts'
import { type CardWanted, listCards } from './queries/public-job-ads.ts'

type Point = { lat: number; lng: number }

export type CardsWanted = {
  /** Ads by number, each with the location that is to be shown. */
  ads: readonly CardWanted[]
  /** Where distances count from. */
  origin?: Point | undefined
  /** Show each ad at its location nearest to the origin instead. */
  atNearest?: boolean
}

/** The cards of ads in the order asked for. An ad that was closed since it was found is left out. */
export async function listJobAdCards(
  { db }: Pick<Context, 'db'>,
  { ads, origin, atNearest = false }: CardsWanted,
): Promise<JobAdCard[]> {
  if (ads.length === 0) return []
  const rows = await listCards(db, ads, atNearest ? origin : undefined)
  return rows.map((row) => toCard(row, origin))
}
