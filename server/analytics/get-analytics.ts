import type { getAnalytics as endpoint } from '@qareeb/contract/analytics'
import { measuredPageNames } from '@qareeb/contract/analytics/measured-pages'
import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { lastRiyadhDays } from '@qareeb/reference/riyadh'
import type { Context } from '../ground/context.ts'
import { asPlatform } from '../ground/use-case.ts'
import { listDays, listPages } from './queries/page-views.ts'

const usualDays = 30

/** Views of the last days, for platform administrators. */
export const getAnalytics = (
  context: Context,
  { query }: Pick<InputOf<typeof endpoint>, 'query'>,
): Promise<ResponseOf<typeof endpoint>> =>
  asPlatform(context, async ({ db, now }) => {
    const days = lastRiyadhDays(now(), query.days ?? usualDays)
    const since = String(days[0])
    const counted = new Map((await listDays(db, since)).map((row) => [row.day, row]))
    return {
      days: days.map((day) => counted.get(day) ?? { day, views: 0, adViews: 0 }),
      pages: (await listPages(db, since)).flatMap(({ page: name, ...row }) => {
        // A page that the site no longer has keeps its counts, and is not shown.
        const page = measuredPageNames.find((one) => one === name)
        return page ? [{ ...row, page }] : []
      }),
    }
  })
