import type { Locale } from '@qareeb/contract/locale'
import { plainText, type TextSection } from '../page-text.server.ts'

/** The questions with their answers, as schema.org describes them. */
export const faqData = (groups: readonly TextSection[], locale: Locale): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: groups
    .flatMap(({ items }) => items)
    .map(({ title, html = '' }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
})
