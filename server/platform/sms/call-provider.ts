import type { z } from 'zod'
import { NotCarried } from '../deliveries/delivery.ts'

/** A provider that answers slowly is waited for a little; the task comes back later. */
const longestMs = 15_000

const longestAnswer = 20_000

export type ProviderCall = { url: string; headers: Record<string, string>; body: URLSearchParams | string }

/**
 * Posts to a provider and reads its JSON. A failure of the provider itself (5xx, 429, no answer, no JSON) means
 * "later"; the adapter decides about its other answers.
 * @throws NotCarried
 */
export async function callProvider<Answer>(
  { url, headers, body }: ProviderCall,
  answerSchema: z.ZodType<Answer>,
): Promise<{ status: number; answer: Answer }> {
  const response = await attempt(() =>
    fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    }),
  )
  if (response.status >= 500 || response.status === 429)
    throw new NotCarried(`the SMS provider answered ${response.status}`)
  const text = await attempt(() => response.text())
  const parsed = answerSchema.safeParse(readJson(text.slice(0, longestAnswer)))
  if (!parsed.success)
    throw new NotCarried(`the SMS provider answered ${response.status} with something else`)
  return { status: response.status, answer: parsed.data }
}

/** The message of a failed `fetch` names host and port: enough for the log, and no phone number. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    throw new NotCarried(`the SMS provider did not answer (${reason})`)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
