import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import type { TranslationConfig } from './translation-config.ts'

const answerSchema = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
})

/** Google Cloud Translation, Basic: https://cloud.google.com/translate/docs/reference/rest/v2/translate */
export const googleAdapter = ({ baseUrl, key }: TranslationConfig): Adapter => ({
  toCall: ({ from, to, html }) => ({
    url: `${baseUrl}/language/translate/v2`,
    headers: { 'x-goog-api-key': key ?? '' },
    body: { q: html, source: from, target: to, format: 'html' },
  }),
  readAnswer: (answer) =>
    answerSchema.parse(answer).data.translations.map(({ translatedText }) => translatedText),
})
