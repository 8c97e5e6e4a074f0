import { counts as arabicCounts } from '@qareeb/content/ar/emails/organizations'
import { counts as englishCounts } from '@qareeb/content/en/emails/organizations'
import { say } from '@qareeb/content/phrase'
import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import { inTransaction } from '../ground/use-case.ts'
import { writtenDay } from '../ground/written-day.ts'
import { task } from '../platform/tasks/task.ts'
import { type Administrator, findLongWaiting, listAdministrators } from './queries/waiting.ts'

export const remindOfWaitingCompaniesTask = task('administration.remindOfWaiting', z.strictObject({}), {
  schedule: '15 8 * * *',
})

const words = { ar: arabicCounts, en: englishCounts }

/**
 * Mails every platform administrator while companies wait for an answer for more than a day: how many, since when the
 * first, and the way to the list. Once a day for each administrator; a second run changes nothing.
 */
export async function remindOfWaitingCompanies(services: Services): Promise<void> {
  const administrators = await listAdministrators(services.db)
  const [first] = administrators
  if (!first) return
  // Waiting companies are shown to platform administrators alone.
  const { count, since } = await inTransaction(
    services,
    ({ db }) => findLongWaiting(db, new Date(services.now().getTime() - dayMs)),
    { actor: first.userId },
  )
  if (!since) return
  for (const administrator of administrators) await remind(services, administrator, { count, since })
}

const remind = (
  services: Services,
  { userId, email, firstName, locale }: Administrator,
  { count, since }: { count: number; since: Date },
): Promise<void> =>
  inTransaction(
    services,
    ({ db, mail }) =>
      mail.send(db, {
        to: email,
        locale,
        key: `companies-waiting:${riyadhDateOf(services.now())}:${userId}`,
        mail: {
          name: 'companiesWaiting',
          data: {
            firstName,
            waiting: say(words[locale].waiting, locale, { count }),
            date: writtenDay(riyadhDateOf(since)),
            url: pageAddress(services, locale, '/admin/companies?list=waiting'),
          },
        },
      }),
    { actor: userId },
  )
