import type { Locale } from '@qareeb/contract/locale'
import type { FAQPage, Question, WithContext } from 'schema-dts'
import { plainText, type TextSection } from '../page-text.server.ts'

/** The questions with their answers, as schema.org describes them. */
export const faqData = (groups: readonly TextSection[], locale: Locale): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: groups
    .flatMap(({ items }) => items)
    .map(({ title, html = '' }): Question => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
})
