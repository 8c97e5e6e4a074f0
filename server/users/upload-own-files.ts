import type { InputOf } from '@qareeb/contract/endpoint'
import type {
  openOwnUpload as ownEndpoint,
  openSignupUpload as signupEndpoint,
  UploadTicket,
} from '@qareeb/contract/files'
import { eraseFiles } from '../files/erase-files.ts'
import { openUpload } from '../files/open-upload.ts'
import { saveAvatar } from '../files/save-avatar.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { asPerson } from '../ground/use-case.ts'
import { countAttempts } from '../platform/attempts/attempts.ts'
import { limits } from './limits.ts'

/** An address for a document of the caller; only they can claim the upload. */
export async function openOwnUpload(
  context: Context,
  { body }: Pick<InputOf<typeof ownEndpoint>, 'body'>,
): Promise<UploadTicket> {
  const { userId } = signedIn(context)
  await countAttempts(context, [[limits.ownUpload, userId]])
  return openUpload(context, { ...body, ownerId: userId })
}

/** An address for the commercial registration of a company that signs up; the holder of the secret can claim it. */
export async function openSignupUpload(
  context: Context,
  { body }: Pick<InputOf<typeof signupEndpoint>, 'body'>,
): Promise<UploadTicket> {
  await countAttempts(context, [[limits.signupUpload, context.origin.network]])
  return openUpload(context, { ...body, purpose: 'registration' })
}

/** Shows another picture of the caller. */
export async function changeOwnAvatar(context: Context, picture: File): Promise<{ avatarUrl: string }> {
  const { userId } = signedIn(context)
  await countAttempts(context, [[limits.avatar, userId]])
  return { avatarUrl: await saveAvatar(context, { ownerId: userId, picture }) }
}

/** Takes the picture of the caller away; without one nothing changes. */
export async function removeOwnAvatar(context: Context): Promise<undefined> {
  await asPerson(context, (context) => eraseFiles(context, { ownerId: context.userId, purpose: 'avatar' }))
}
