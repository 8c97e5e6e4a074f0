import type { Locale } from '@qareeb/contract/locale'
import { escapeHtml } from '../../platform/http/refusals/escape-html.ts'
import { NotTranslated, type Translator } from '../../platform/translation/translator.ts'
import { type RichText, sanitizeRichText } from '../content/sanitize-rich-text.ts'

/** Texts by field; `description` is HTML, the others are plain text. */
export type Texts = Readonly<Partial<Record<'title' | 'description' | 'benefitsText', string>>>
type Field = keyof Texts

/**
 * Translates fields in one call of the provider. Descriptions come back as sanitised HTML.
 * @throws NotTranslated also for an answer without words, or with a link that the ad does not have
 */
export async function translateByProvider(
  translator: Translator,
  { from, texts }: { from: Locale; texts: readonly (readonly [Field, string])[] },
): Promise<Texts> {
  const html = texts.map(([field, text]) => (field === 'description' ? text : toHtml(text)))
  const answers = await translator.translate({ from, to: from === 'ar' ? 'en' : 'ar', html })
  return Object.fromEntries(
    texts.map(([field], index) => [field, readAnswer(field, answers[index] ?? '', html[index] ?? '')]),
  )
}

const toHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function readAnswer(field: Field, answer: string, sent: string): string {
  const translated = sanitizeRichText(answer.toWellFormed())
  if (translated.text === '') throw new NotTranslated('unavailable', 'answered without words')
  if (field === 'description') return withoutNewLinks(translated, sent)
  return field === 'title' ? translated.text.replace(/\s+/g, ' ') : translated.text
}

/** A service that is tricked or makes things up must not put addresses into an ad. */
function withoutNewLinks({ html }: RichText, sent: string): string {
  const known = new Set(linksIn(sent))
  if (linksIn(html).every((link) => known.has(link))) return html
  throw new NotTranslated('unavailable', 'answered with a link of its own')
}

const linksIn = (html: string): string[] => html.match(/(?<=href=")[^"]*/g) ?? []
