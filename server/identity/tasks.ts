import { dayMs } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { type BoundTask, perform } from '../platform/tasks/bound-task.ts'
import { task } from '../platform/tasks/task.ts'
import { performForwardAddress, forwardAddressTask } from './email-links/forward-address.ts'
import {
  mailRequestedConfirmationLink,
  mailConfirmationLinkTask,
} from './email-links/mail-confirmation-link-task.ts'
import { deleteEndedSignIns } from './google/queries.ts'
import { mailResetLinkTask } from './password/mail-reset-link-task.ts'
import { mailResetLink } from './password/mail-reset-link.ts'
import { deleteDevicesBefore } from './queries/devices.ts'
import { deleteLinksBefore } from './queries/links.ts'
import { deleteEndedSessions } from './queries/sessions.ts'
import { deleteEndedRequests } from './second-factor/queries/requests.ts'

const forgetTask = task('identity.forget', z.strictObject({}), { schedule: '20 3 * * *' })

/** Days after its end for which a link still has an error of its own, and for which a browser is known. */
const keptDays = { link: 7, device: 180 }

/**
 * Mails links for a new password or to confirm an address, and sends the address of an account to the service that
 * keeps its password. At night, deletes ended sessions, links, sign-ins and known browsers.
 */
export const identityTasks: readonly BoundTask[] = [
  perform(mailResetLinkTask, mailResetLink, { parallel: 2 }),
  perform(mailConfirmationLinkTask, mailRequestedConfirmationLink, { parallel: 2 }),
  perform(forwardAddressTask, performForwardAddress),
  perform(forgetTask, forgetWhatEnded),
]

async function forgetWhatEnded({ db, now }: Services) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await deleteEndedSessions(db, now())
  await deleteEndedRequests(db, now())
  await deleteEndedSignIns(db, now())
  await deleteLinksBefore(db, daysAgo(keptDays.link))
  await deleteDevicesBefore(db, daysAgo(keptDays.device))
}
