import type {
  Application,
  confirmLinkedApplication as confirmEndpoint,
  readLinkedApplication as readEndpoint,
  replaceLinkedFile as replaceEndpoint,
} from '@qareeb/contract/candidates/applications'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { readTicket } from '../../ground/ticket.ts'
import { type Inside, withTicket } from '../../ground/use-case.ts'
import { findAddressHolder } from '../../identity/email-links/find-address-holder.ts'
import { countAttempts } from '../../platform/attempts/attempts.ts'
import { limits } from '../limits.ts'
import { markConfirmed } from '../queries/confirmation.ts'
import { addEvent } from '../queries/events.ts'
import type { OwnKey } from '../queries/own-applications.ts'
import { showOwn } from './get-application.ts'
import { replaceFileInside } from './replace-application-file.ts'
import { withdrawInside } from './withdraw-application.ts'

type OfToken = Pick<InputOf<typeof confirmEndpoint>, 'body'>

/**
 * Calls of the holder of a mailed link.
 * @throws AppError `application.linkInvalid`, `request.tooMany`
 */
async function withLink<T>(
  context: Context,
  token: string,
  work: (context: Inside<Context>, key: OwnKey & { tokenHash: Buffer }) => Promise<T>,
): Promise<T> {
  await countAttempts(context, [[limits.tokens, context.origin.network]])
  const holder = readTicket(token)
  if (!holder) throw new AppError('application.linkInvalid')
  return withTicket(context, holder, (inside) => work(inside, { tokenHash: holder.hash }))
}

/** The application that a link opens. */
export async function readLinkedApplication(
  context: Context,
  { body }: OfToken,
): Promise<ResponseOf<typeof readEndpoint>> {
  const application = await withLink(context, body.token, showOwn)
  const holder = await findAddressHolder(context, application.sent.email)
  return { application, hasAccount: holder !== undefined }
}

/** Notes that the address is the sender's. Doing it again changes nothing. */
export const confirmLinkedApplication = (context: Context, { body }: OfToken): Promise<Application> =>
  withLink(context, body.token, async (context, key) => {
    const at = context.now()
    const confirmed = await markConfirmed(context.db, { ...key, at })
    if (confirmed) await addEvent(context.db, { ...confirmed, kind: 'confirmed', at })
    return showOwn(context, key)
  })

/** Withdraws the application that a link opens. */
export const withdrawLinkedApplication = (context: Context, { body }: OfToken): Promise<Application> =>
  withLink(context, body.token, async (context, key) => {
    await withdrawInside(context, key)
    return showOwn(context, key)
  })

/** Replaces the file of the application that a link opens. */
export const replaceLinkedFile = (
  context: Context,
  { body }: Pick<InputOf<typeof replaceEndpoint>, 'body'>,
): Promise<Application> =>
  withLink(context, body.token, async (context, key) => {
    await replaceFileInside(context, key, body.file)
    return showOwn(context, key)
  })
