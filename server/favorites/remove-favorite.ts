import type { InputOf } from '@qareeb/contract/endpoint'
import type { removeFavorite as endpoint } from '@qareeb/contract/favorites'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { deleteFavorite } from './queries.ts'

/** Removes a job from the saved jobs of the caller; an unsaved one changes nothing. */
export async function removeFavorite(
  context: Context,
  { params }: Pick<InputOf<typeof endpoint>, 'params'>,
): Promise<undefined> {
  await deleteFavorite(context.db, signedIn(context).userId, params.jobAdId)
  return undefined
}
