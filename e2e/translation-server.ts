import { startTranslationService, type TranslationAnswer } from '../server/testing/translation-service.ts'
import { failing, translatedTexts } from './publishing/translated-texts.ts'

export type TranslationServer = {
  /** The settings of the site for it. */
  settings: Record<string, string>
  stop(): Promise<void>
}

/** A server on this machine that answers like LibreTranslate; it is the provider of the site. */
export async function startTranslation(): Promise<TranslationServer> {
  const { url, stop } = await startTranslationService(({ body }) => answerTo(body))
  return { settings: { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_BASE_URL: url }, stop }
}

function answerTo(body: string): TranslationAnswer {
  if (body.includes(failing.down)) return { status: 503, body: '{"error":"Service unavailable"}' }
  // The site writes it.
  const { q, source, target } = JSON.parse(body) as { q: string[]; source: 'ar' | 'en'; target: 'ar' | 'en' }
  const translatedText = q.map((piece) =>
    Object.values(translatedTexts).reduce((text, known) => text.replace(known[source], known[target]), piece),
  )
  const answer = { status: 200, body: JSON.stringify({ translatedText }) }
  return body.includes(failing.never) ? { ...answer, after: 'never' } : answer
}
