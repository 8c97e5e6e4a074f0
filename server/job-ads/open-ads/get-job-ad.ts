import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { getJobAd as endpoint, PublicJobAd } from '@qareeb/contract/job-ads'
import { isPlatformAdmin } from '../../ground/acting-for.ts'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { previewDraft } from '../content/preview-draft.ts'
import { toPublicJobAd } from '../presentation.ts'
import { findTeamJobAd } from '../queries/lock-job-ad.ts'
import { findJobAdById, findJobAdBySlug, type PublicJobAdRow } from '../queries/public-job-ads.ts'

/**
 * One ad by its id or any slug it ever had, with distances for the viewer; a closed one has that state. A draft
 * exists for its own team and for platform administrators.
 * @throws AppError `jobAd.notFound`
 */
export async function getJobAd(
  context: Pick<Context, 'db' | 'now' | 'actor'>,
  { params, query }: Pick<InputOf<typeof endpoint>, 'params' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const jobAd = await findPublicJobAd(context, params.id)
  if (jobAd) return toPublicJobAd(jobAd, { origin: pointOf(query), now: context.now() })
  const draft = await findDraft(context, params.id)
  if (!draft) throw new AppError('jobAd.notFound')
  return draft
}

/** One ad as anybody reads it. @throws AppError `jobAd.notFound` */
export const readPublicJobAd = async (
  context: Pick<Context, 'db' | 'now'>,
  idOrSlug: string,
): Promise<PublicJobAd> => toPublicJobAd(await getPublicJobAd(context, idOrSlug), { now: context.now() })

/** @throws AppError `jobAd.notFound` */
export async function getPublicJobAd(
  context: Pick<Context, 'db'>,
  idOrSlug: string,
): Promise<PublicJobAdRow> {
  const jobAd = await findPublicJobAd(context, idOrSlug)
  if (!jobAd) throw new AppError('jobAd.notFound')
  return jobAd
}

const findPublicJobAd = ({ db }: Pick<Context, 'db'>, idOrSlug: string) =>
  isId(idOrSlug) ? findJobAdById(db, idOrSlug) : findJobAdBySlug(db, idOrSlug.normalize('NFC').toLowerCase())

async function findDraft(context: Pick<Context, 'db' | 'actor'>, id: string) {
  const { actor } = context
  if (actor.kind !== 'user' || !isId(id)) return undefined
  const organizationId = actor.organization?.id
  if (organizationId === undefined && !isPlatformAdmin(context)) return undefined
  const scope = { actor: actor.userId, ...(organizationId && { organizationId }) }
  return inTransaction(
    context,
    async ({ db }) => {
      const jobAd = await findTeamJobAd(db, id)
      return jobAd && previewDraft(db, jobAd)
    },
    scope,
  )
}

/** Whether a text is an id and no slug. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The viewer, where a position was sent; half of one is refused before. */
export const pointOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
  lat === undefined || lng === undefined ? undefined : { lat, lng }
