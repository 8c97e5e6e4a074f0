import { type MeasuredPage, measuredPages } from '@qareeb/contract/analytics/measured-pages'

type Match = { id: string; loaderData?: unknown }

/**
 * The name of the page that is shown, when its views are counted; ids of routes end with the language. The link of an
 * invitation has its token in the query of registration.
 */
export function pageOf(matches: readonly Match[], search: string): MeasuredPage | null {
  const name = matches.at(-1)?.id.replace(/-(ar|en)$/, '') ?? ''
  if (name === 'register' && new URLSearchParams(search).has('invitation')) return null
  return isMeasured(name) ? name : null
}

const isMeasured = (name: string): name is MeasuredPage => Object.hasOwn(measuredPages, name)

/** The open ad whose own page is shown; null anywhere else, such as in a preview. */
export function openAdOf(matches: readonly Match[]): string | null {
  if (pageOf(matches, '') !== 'job-ad') return null
  // The loader of that page gives this.
  const data = matches.at(-1)?.loaderData as { jobAd?: { id: string; state: string } } | undefined
  return data?.jobAd?.state === 'active' ? data.jobAd.id : null
}
