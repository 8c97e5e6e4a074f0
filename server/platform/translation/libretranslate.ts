import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import type { TranslationConfig } from './translation-config.ts'

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** LibreTranslate and servers with the same API: https://docs.libretranslate.com/api/operations/translate/ */
export const libreTranslateAdapter = ({ baseUrl, key }: TranslationConfig): Adapter => ({
  toCall: ({ from, to, html }) => ({
    url: `${baseUrl}/translate`,
    headers: {},
    body: { q: html, source: from, target: to, format: 'html', ...(key && { api_key: key }) },
  }),
  readAnswer: (answer) => answerSchema.parse(answer).translatedText,
})
