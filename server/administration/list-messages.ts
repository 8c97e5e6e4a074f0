import { administrationBounds, type listMessages as endpoint } from '@qareeb/contract/administration'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { recordEvent } from '../audit/record-event.ts'
import type { Context } from '../ground/context.ts'
import { asPlatform } from '../ground/use-case.ts'
import { decodeCursor, pageOf } from '../platform/cursor.ts'
import { listMessageLog } from '../platform/deliveries/list-message-log.ts'

const { pageSize } = administrationBounds

/** A page of the log of mails and text messages. That somebody looked for those of one address is written down. */
export async function listMessages(
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { state, address } = query
  const after = query.after === undefined ? undefined : decodeCursor(query.after)
  const found = await asPlatform(context, async (context) => {
    const messages = await listMessageLog(context, { state, address, after, most: pageSize + 1 })
    if (address !== undefined)
      await recordEvent(context, { action: 'mail.search', details: { found: messages.length > 0 } })
    return messages
  })
  const { rows, next } = pageOf(found, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }))
  return {
    items: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
    next,
  }
}
