import { administrationBounds, type listUsers as endpoint } from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { asPlatform } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { listUserPage } from './queries/users.ts'
import { toListedUser } from './to-listed-user.ts'

const { pageSize } = administrationBounds

/** A page of accounts. The search is audited without its words. */
export async function listUsers(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const after = query.after === undefined ? undefined : decodeCursor(query.after)
  const search = { q: query.q?.trim() || undefined, onlyDisabled: query.disabled === 'true', after }
  const found = await asPlatform(context, async (context) => {
    const users = await listUserPage(context.db, { ...search, most: pageSize + 1 })
    const details = { found: Math.min(users.length, pageSize), bySearch: search.q !== undefined }
    await recordEvent(context, { action: 'user.search', details })
    return users
  })
  const { rows, next } = pageOf(found, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { items: rows.map(toListedUser), next }
}
