import type { JobAdCard } from '@qareeb/contract/job-ads'
import type { Context } from '../../ground/context.ts'
import { countOpenOf, listOpenCardsOf } from '../queries/open-ads-of.ts'
import { toJobAdCards } from './to-job-ad-cards.ts'

/** The newest open ads of a company, each at its first location, and how many it has. */
export async function listOpenAdsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<{ jobAds: JobAdCard[]; openAds: number }> {
  const cards = await listOpenCardsOf(db, { organizationId, now: now(), most })
  const found = cards.map(({ card }) => ({ card, locationNo: 1 }))
  return {
    jobAds: toJobAdCards(found, undefined),
    openAds: await countOpenOf(db, { organizationId, now: now() }),
  }
}

/** How many open ads a company has. */
export const countOpenAdsOf = ({ db, now }: Pick<Context, 'db' | 'now'>, organizationId: string) =>
  countOpenOf(db, { organizationId, now: now() })
