import type { undoApplication as endpoint } from '@qareeb/contract/candidates'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { eraseBytesOfGone } from '../../files/applications/candidate-files.ts'
import type { Context } from '../../ground/context.ts'
import { hashOfLinkToken } from '../../ground/link-token.ts'
import { inTransaction, withTicket } from '../../ground/use-case.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { applicationTicket } from '../application-ticket.ts'
import { limits } from '../limits.ts'
import { withdrawInside } from '../own/withdraw-application.ts'
import { deleteUndoable, findUndoable } from '../queries/undo.ts'
import { undoMs } from '../rules.ts'

type Input = Pick<InputOf<typeof endpoint>, 'params' | 'body'>

/**
 * Takes an application back within ten seconds, by the secret of the browser that sent it: a new one is erased, one that
 * had been withdrawn before is withdrawn again. Doing it again finds nothing.
 * @throws AppError `request.tooMany`
 */
export async function undoApplication(
  context: Context,
  { params, body }: Input,
): Promise<ResponseOf<typeof endpoint>> {
  await countAttempts(context, [[limits.undo, context.origin.network]])
  const hash = hashOfLinkToken(body.undoSecret)
  const since = new Date(context.now().getTime() - undoMs)
  const asked = { jobAdId: params.id, undoHash: hash, since }
  const done = await withTicket(context, { kind: 'ticket', hash }, async (context) => {
    const found = await findUndoable(context.db, asked)
    if (!found || found.isAgain) return found
    if (!(await deleteUndoable(context.db, asked))) return undefined
    await eraseBytesOfGone(context)
    return found
  })
  if (done?.isAgain) await withdrawAgain(context, { ...done, jobAdId: params.id })
  return { undone: done !== undefined }
}

type Again = { email: string; organizationId: string; jobAdId: string }

/** The secret opens the row only to delete it; changes need the ticket. */
async function withdrawAgain(context: Context, again: Again): Promise<void> {
  const { hash } = applicationTicket(context, again)
  await inTransaction(context, (context) => withdrawInside(context, { tokenHash: hash }), { ticket: hash })
}
