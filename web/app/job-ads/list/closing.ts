import type { ClosingOutcome } from '@qareeb/contract/job-ads/job-ad-life'

/** How a search ended, and what applicants are told in place of the usual sentence. */
export type Closing = { outcome: ClosingOutcome; closingMessage?: string }
