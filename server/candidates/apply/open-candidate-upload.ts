import type { openCandidateUpload as endpoint } from '@qareeb/contract/candidates'
import type { InputOf } from '@qareeb/contract/endpoint'
import type { UploadTicket } from '@qareeb/contract/files'
import { openUpload } from '../../files/open-upload.ts'
import type { Context } from '../../ground/context.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { findOpenAd } from './find-open-ad.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * An address for the file of an application to an open ad; the holder of its secret may send it along.
 * @throws AppError `jobAd.notFound`, `candidate.adClosed`, `request.tooMany`
 */
export async function openCandidateUpload(context: Context, { params, body }: Input): Promise<UploadTicket> {
  await findOpenAd(context, params.id)
  await countAttempts(context, [[limits.upload, context.origin.network]])
  return openUpload(context, { ...body, purpose: 'cv' })
}
