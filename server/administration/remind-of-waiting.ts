import { counts as arabicCounts } from '@qareeb/content/ar/emails/organizations'
import { counts as englishCounts } from '@qareeb/content/en/emails/organizations'
import { say } from '@qareeb/content/phrase'
import { dayMs, riyadhDateOf } from '@qareeb/reference/riyadh'
import { z } from 'zod'
import type { Services } from '../ground/context.ts'
import { pageAddress } from '../ground/page-address.ts'
import { inTransaction } from '../ground/use-case.ts'
import { task } from '../platform/tasks/task.ts'
import { type Administrator, findLongWaiting, listAdministrators } from './queries/waiting.ts'

export const remindOfWaitingTask = task('administration.remindOfWaiting', z.strictObject({}), {
  schedule: '15 8 * * *',
})

const words = { ar: arabicCounts, en: englishCounts }

/**
 * Mails every platform administrator while companies wait for an answer for more than a day: how many, since when the
 * first, and the way to the list. Once a day for each administrator; a second run changes nothing.
 */
export async function remindOfWaiting(services: Services): Promise<void> {
  for (const administrator of await listAdministrators(services.db)) await remind(services, administrator)
}

const remind = (services: Services, { userId, email, firstName, locale }: Administrator): Promise<void> =>
  inTransaction(
    services,
    async ({ db, mail }) => {
      const now = services.now()
      const { count, since } = await findLongWaiting(db, new Date(now.getTime() - dayMs))
      if (!since) return
      await mail.send(db, {
        to: email,
        locale,
        key: `companies-waiting:${riyadhDateOf(now)}:${userId}`,
        mail: {
          name: 'companiesWaiting',
          data: {
            firstName,
            waiting: say(words[locale].waiting, locale, { count }),
            date: riyadhDateOf(since).split('-').toReversed().join(' / '),
            url: pageAddress(services, locale, '/admin/companies?list=waiting'),
          },
        },
      })
    },
    // Waiting companies are shown to platform administrators alone.
    { actor: userId },
  )
