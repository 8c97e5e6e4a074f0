import { createLruCache } from '../lru-cache.ts'
import { etagOf } from './etag.ts'

/** A serialised answer that anybody may get. `madeAt` in milliseconds. */
export type Answer = { body: Buffer; etag: string; madeAt: number }

export type Question = {
  /** Equal keys have equal answers. */
  key: string
  /** How long the answer may be given again; 0 never. */
  cacheSeconds: number
  /** In UTF-8. */
  make: () => Promise<Buffer>
}

/** Releases its answer once it is made: tables that a map has outgrown keep their contents for a while. */
type Asked = { answer: Promise<Answer> | undefined }

export type Answers = { find(question: Question): Promise<Answer> }

/**
 * Sends shared answers: equal requests at the same time are computed once, and answers with a cache time are kept
 * for a moment; the least recently used leave when the memory is full.
 */
export function createAnswers({ maxBytes, now }: { maxBytes: number; now: () => Date }): Answers {
  const inFlight = new Map<string, Asked>()
  const memory = createLruCache<Answer>(maxBytes, ({ body }) => body.length)

  async function make({ key, cacheSeconds, make }: Question, asked: Asked): Promise<Answer> {
    try {
      const body = await make()
      const answer = { body, etag: etagOf(body), madeAt: now().getTime() }
      if (cacheSeconds > 0) memory.set(key, answer)
      return answer
    } finally {
      inFlight.delete(key)
      asked.answer = undefined
    }
  }

  return {
    find(question) {
      const { key, cacheSeconds } = question
      const remembered = cacheSeconds > 0 ? memory.get(key) : undefined
      if (remembered && now().getTime() - remembered.madeAt < cacheSeconds * 1_000)
        return Promise.resolve(remembered)

      const running = inFlight.get(key)?.answer
      if (running) return running

      const asked: Asked = { answer: undefined }
      inFlight.set(key, asked)
      return (asked.answer = make(question, asked))
    },
  }
}
