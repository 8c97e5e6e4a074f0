import type { InputOf } from '@qareeb/contract/endpoint'
import type { getJobAd as endpoint, PublicJobAd } from '@qareeb/contract/job-ads'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import { toPublicJobAd } from './presentation.ts'
import { findJobAdById, findJobAdBySlug, type PublicJobAdRow } from './queries/public-job-ads.ts'

/** One ad by its id or any slug it ever had, with distances for the viewer; a closed one says so, a draft does not exist. */
export async function getJobAd(
  context: Pick<Context, 'db' | 'now'>,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<PublicJobAd> {
  const jobAd = await getPublicJobAd(context, params.id)
  return toPublicJobAd(jobAd, { origin: pointOf(query), now: context.now() })
}

/** @throws jobAd.notFound */
export async function getPublicJobAd({ db }: Pick<Context, 'db'>, idOrSlug: string): Promise<PublicJobAdRow> {
  const jobAd = isId(idOrSlug)
    ? await findJobAdById(db, idOrSlug)
    : await findJobAdBySlug(db, idOrSlug.normalize('NFC').toLowerCase())
  if (!jobAd) throw new AppError('jobAd.notFound')
  return jobAd
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The viewer, where a position was sent; half of one is refused before. */
export const pointOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
  lat === undefined || lng === undefined ? undefined : { lat, lng }
