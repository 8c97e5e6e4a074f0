import type { JobAdContent } from '@qareeb/contract/job-ads/job-ad-content'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { ApiError } from '../../http/api.ts'

/** The stored ad that a request overwrites; null for a request that makes a new one. */
export type Target = Pick<TeamJobAd, 'id' | 'version'> | null

/** One request: with the same key it is carried out once, however often it is sent. */
export type Sending = { key: string; content: JobAdContent; target: Target }

type Ways = {
  send: (sending: Sending) => Promise<TeamJobAd>
  /** Stores the request until its answer is here; null after it. */
  keep: (sending: Sending | null) => void
  newKey: () => string
}

type Wanted = { content: JobAdContent; target: Target; unanswered: Sending | null }

/**
 * Stores content. A request with a lost answer may have been carried out, so it is sent again unchanged, under its
 * own key, before later changes: this makes no second draft, and no own change counts as another person's.
 * @throws what `send` throws
 */
export async function sendContent({ content, target, unanswered }: Wanted, ways: Ways): Promise<TeamJobAd> {
  const earlier = unanswered && (await sendAgain(unanswered, ways))
  if (earlier && unanswered && isSame(unanswered.content, content)) return earlier
  return attempt({ key: ways.newKey(), content, target: earlier ?? target }, ways)
}

/** After a refusal nothing was carried out. */
async function sendAgain(unanswered: Sending, ways: Ways): Promise<TeamJobAd | null> {
  try {
    return await attempt(unanswered, ways)
  } catch (failure) {
    if (isRefusal(failure)) return null
    throw failure
  }
}

async function attempt(sending: Sending, { send, keep }: Ways): Promise<TeamJobAd> {
  keep(sending)
  try {
    const stored = await send(sending)
    keep(null)
    return stored
  } catch (failure) {
    if (isRefusal(failure)) keep(null)
    throw failure
  }
}

/** Errors of the server and of the way to it leave open whether something was done. */
const isRefusal = (failure: unknown) => failure instanceof ApiError && failure.status < 500

const isSame = (one: JobAdContent, other: JobAdContent) => JSON.stringify(one) === JSON.stringify(other)
