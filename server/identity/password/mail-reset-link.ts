import type { z } from 'zod'
import { recordEvent } from '../../audit/record-event.ts'
import type { Services } from '../../ground/context.ts'
import { pageAddress } from '../../ground/page-address.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { issueLink, linkMinutes } from '../email-links/issue-link.ts'
import { findPerson } from '../queries/people.ts'
import type { mailResetLinkTask } from './mail-reset-link-task.ts'

/** Mails a link to set a new password, if the id is that of a person; a disabled person gets none. */
export async function mailResetLink(
  services: Services,
  payload: z.output<(typeof mailResetLinkTask)['payload']>,
): Promise<void> {
  const { requestId, userId, network, apiRequestId } = payload
  const person = await findPerson(services.db, userId)
  if (!person || person.disabled) return

  const { locale, firstName } = person
  const caller = {
    actor: { kind: 'guest' },
    origin: { network, userAgent: undefined },
    requestId: apiRequestId,
  } as const
  await inTransaction(services, async (services) => {
    const { db } = services
    const token = await issueLink(services, { kind: 'reset-password', userId, email: person.email })
    const url = pageAddress(services, locale, `/reset-password?token=${token}`)
    const minutes = linkMinutes['reset-password']
    await services.mail.send(db, {
      to: person.email,
      locale,
      key: `reset-password:${requestId}`,
      mail: { name: 'resetPassword', data: { firstName, url, minutes } },
    })
    await recordEvent({ ...caller, db }, { action: 'user.requestPasswordReset', subject: userId })
  })
}
