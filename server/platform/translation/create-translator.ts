import { ZodError } from 'zod'
import type { Adapter } from './adapter.ts'
import { callService } from './call-service.ts'
import { deeplAdapter } from './deepl.ts'
import { googleAdapter } from './google.ts'
import { libreTranslateAdapter } from './libretranslate.ts'
import { openAiAdapter } from './openai.ts'
import type { TranslationConfig } from './translation-config.ts'
import { NotTranslated, type Translation, type Translator } from './translator.ts'

const adapters = {
  libretranslate: libreTranslateAdapter,
  deepl: deeplAdapter,
  google: googleAdapter,
  openai: openAiAdapter,
}

/** Clients wait for a minute; a refusal has to reach them within it. */
const defaultLimitMs = 55_000

/** Calls of one process at a time. A hanging service must not block all other requests. */
const mostAtOnce = 12

/** Translates through the configured service. */
export function createTranslator(
  config: TranslationConfig,
  { limitMs = defaultLimitMs }: { limitMs?: number } = {},
): Translator {
  const adapter = adapters[config.provider](config)
  let running = 0
  return {
    async translate(translation) {
      if (running >= mostAtOnce) throw new NotTranslated('unavailable', 'has enough calls to answer')
      running += 1
      try {
        const answer = await callService(adapter.toCall(translation), limitMs)
        return readPieces(adapter, answer, translation)
      } finally {
        running -= 1
      }
    },
  }
}

function readPieces(adapter: Adapter, answer: unknown, { html }: Translation): string[] {
  try {
    const pieces = adapter.readAnswer(answer)
    if (pieces.length === html.length) return pieces
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
  }
  throw new NotTranslated('unavailable', 'answered with something else')
}
