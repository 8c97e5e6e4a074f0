import type { MeasuredPage } from '@qareeb/contract/analytics/measured-pages'
import type { ViewSource } from '@qareeb/contract/analytics/view-sources'

type Coming = {
  /** The page that was shown before in this document; null for one that is not counted, undefined at its first page. */
  before: MeasuredPage | null | undefined
  referrer: string
  origin: string
}

const engines = /(^|\.)(google|bing|yahoo|duckduckgo|yandex|ecosia|baidu|brave)\./
const social =
  /(^|\.)(facebook\.com|instagram\.com|x\.com|twitter\.com|t\.co|linkedin\.com|lnkd\.in|whatsapp\.com|wa\.me|snapchat\.com|tiktok\.com|telegram\.org|t\.me|youtube\.com|reddit\.com)$/

/** From where somebody came to a page, no finer than the kinds of the contract. */
export function sourceOf({ before, referrer, origin }: Coming): ViewSource {
  if (before !== undefined) return before === 'search' ? 'search' : 'pages'
  if (!URL.canParse(referrer)) return 'direct'
  const { host, origin: from, pathname } = new URL(referrer)
  if (from === origin) return /^(\/en)?\/search$/.test(pathname) ? 'search' : 'pages'
  if (engines.test(host)) return 'engines'
  return social.test(host) ? 'social' : 'sites'
}
