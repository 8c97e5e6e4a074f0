import { z } from 'zod'
import type { Adapter } from './adapter.ts'
import type { TranslationConfig } from './translation-config.ts'

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** DeepL requires a regional variant of English as the target language. */
const sourceCodes = { ar: 'AR', en: 'EN' } as const
const targetCodes = { ar: 'AR', en: 'EN-US' } as const

/** DeepL: https://developers.deepl.com/docs/api-reference/translate */
export const deeplAdapter = ({ baseUrl, key }: TranslationConfig): Adapter => ({
  toCall: ({ from, to, html }) => ({
    url: `${baseUrl}/v2/translate`,
    headers: { authorization: `DeepL-Auth-Key ${key ?? ''}` },
    body: {
      text: html,
      source_lang: sourceCodes[from],
      target_lang: targetCodes[to],
      tag_handling: 'html',
    },
  }),
  readAnswer: (answer) => answerSchema.parse(answer).translations.map(({ text }) => text),
})
