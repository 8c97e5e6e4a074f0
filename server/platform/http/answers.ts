import { etagOf } from './etag.ts'

/** A serialised answer that anybody may get. `madeAt` in milliseconds. */
export type Answer = { body: string; etag: string; madeAt: number }

export type Question = {
  /** Equal keys have equal answers. */
  key: string
  /** How long the answer may be given again; 0 never. */
  rememberSeconds: number
  make: () => Promise<string>
}

export type Answers = { find(question: Question): Promise<Answer> }

/**
 * Answers alike for everybody: equal questions at the same time are worked out once, and those that say so are
 * remembered for a moment, the least recently asked making room when the memory is full.
 */
export function createAnswers({ maxBytes, now }: { maxBytes: number; now: () => Date }): Answers {
  const inFlight = new Map<string, Promise<Answer>>()
  const memory = createMemory(maxBytes)

  async function make({ key, make }: Question): Promise<Answer> {
    try {
      const body = await make()
      return { body, etag: etagOf(body), madeAt: now().getTime() }
    } finally {
      inFlight.delete(key)
    }
  }

  return {
    async find(question) {
      const { key, rememberSeconds } = question
      const remembered = rememberSeconds > 0 ? memory.get(key) : undefined
      if (remembered && now().getTime() - remembered.madeAt < rememberSeconds * 1_000) return remembered

      const running = inFlight.get(key)
      if (running) return running

      const made = make(question)
      inFlight.set(key, made)
      const answer = await made
      if (rememberSeconds > 0) memory.set(key, answer)
      return answer
    },
  }
}

/** A map that forgets what was used longest ago; JavaScript keeps strings in up to two bytes a unit. */
function createMemory(maxBytes: number) {
  const answers = new Map<string, Answer>()
  let bytes = 0
  const sizeOf = (key: string, { body }: Answer) => 2 * (key.length + body.length) + 200

  function forget(key: string) {
    const answer = answers.get(key)
    if (answer) bytes -= sizeOf(key, answer)
    answers.delete(key)
  }

  return {
    get(key: string): Answer | undefined {
      const answer = answers.get(key)
      if (!answer) return undefined

      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    set(key: string, answer: Answer) {
      forget(key)
      answers.set(key, answer)
      bytes += sizeOf(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) return
        forget(oldest)
      }
    },
  }
}
