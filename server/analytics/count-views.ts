import type { MeasuredPage } from '@qareeb/contract/analytics/measured-pages'
import type { Locale } from '@qareeb/contract/locale'
import type { Context } from '../ground/context.ts'
import type { Database } from '../platform/database/database.ts'
import { type AdView, addAdViews } from './queries/ad-views.ts'
import { addPageViews, type PageViews } from './queries/page-views.ts'

type Waiting = {
  ads: Map<string, AdView>
  pages: Map<string, PageViews>
  timer: NodeJS.Timeout | undefined
}

const waiting = new WeakMap<Database, Waiting>()

const flushAfterMs = 15_000
/** Beyond this many different visitors of ads in one interval no more are counted. */
const mostWaiting = 20_000

type Counting = Pick<Context, 'db' | 'log'>

/** Counts a view of an ad, once for each hash. */
export function countAdView(counting: Counting, view: AdView): void {
  const { ads } = waitingOf(counting)
  const key = view.hash.toString('base64')
  if (ads.size < mostWaiting && !ads.has(key)) ads.set(key, view)
}

type Step = { day: string; page: MeasuredPage; locale: Locale }

/** Counts a view of a page. */
export const countPageView = (counting: Counting, step: Step): void => {
  pageOf(counting, step).views += 1
}

/** Counts that somebody left a page after some time. */
export function countPageLeave(counting: Counting, { seconds, ...step }: Step & { seconds: number }): void {
  const counted = pageOf(counting, step)
  counted.leaves += 1
  counted.seconds += seconds
}

function pageOf(counting: Counting, { day, page, locale }: Step): PageViews {
  const { pages } = waitingOf(counting)
  const key = `${day}|${page}|${locale}`
  const counted = pages.get(key) ?? { day, page, locale, views: 0, leaves: 0, seconds: 0 }
  pages.set(key, counted)
  return counted
}

function waitingOf({ db, log }: Counting): Waiting {
  const list = waiting.get(db) ?? { ads: new Map(), pages: new Map(), timer: undefined }
  waiting.set(db, list)
  list.timer ??= setTimeout(() => {
    flushViews(db).catch((error: unknown) => log.warn({ err: error }, 'counts of views were lost'))
  }, flushAfterMs).unref()
  return list
}

/** Writes the counts that wait; a process that is killed loses those of its last seconds. */
export async function flushViews(db: Database): Promise<void> {
  const list = waiting.get(db)
  if (!list) return
  clearTimeout(list.timer)
  waiting.delete(db)
  await addAdViews(db, [...list.ads.values()])
  await addPageViews(db, [...list.pages.values()])
}
