import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'
import type { Locale } from '@qareeb/contract/locale'

/** How a search ended, and the texts that replace the usual sentence for applicants of a language. */
export type Closing = { outcome: ClosingOutcome; closingMessage?: { [L in Locale]?: string } }
