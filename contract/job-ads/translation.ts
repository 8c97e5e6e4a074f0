import * as z from 'zod/mini'
import { endpoint, KB } from '../endpoint.ts'
import { jobAdBounds } from '../job-ads.ts'
import { locales } from '../locale.ts'
import { text } from '../values.ts'
import { contentBounds } from './job-ad-content.ts'
import { requirementBounds } from './job-ad-requirements.ts'

const written = (max: number) =>
  z.optional(
    text({ max }).check(z.refine((value) => value.trim() !== '', { params: { problem: 'required' } })),
  )

/**
 * One translated field; null when it was not sent. `none`, with a null text: the bilingual glossary does not hold it and
 * the site has no translation provider.
 */
const translatedField = z.nullable(
  z.object({ by: z.enum(['glossary', 'provider', 'none']), text: z.nullable(z.string()) }),
)
export type TranslatedField = z.output<typeof translatedField>

/** How many translations the active company may still ask for. */
export const getTranslationAllowance = endpoint('GET', '/api/v1/organization/translate', {
  summary: 'Translations that the company has left in the running 24 hours',
  access: 'signed-in',
  about: 'company',
  response: z.object({
    left: z.int(),
    allowed: z.int(),
    /** The site has a translation provider; without one the glossary suggests titles and benefits alone. */
    wholeTexts: z.boolean(),
  }),
})

/** Suggests the other language of a job ad's texts. Clients wait up to 60 seconds. */
export const translateJobAd = endpoint('POST', '/api/v1/organization/translate', {
  summary:
    'Translate title, description and benefits of a job ad from Arabic to English or back; nothing is stored',
  access: 'signed-in',
  about: 'company',
  bodyLimit: 256 * KB,
  body: z
    .strictObject({
      /** The language that the texts are written in; the answer is in the other one. */
      from: z.enum(locales),
      title: written(jobAdBounds.title.max),
      /** Rich text as HTML; the answer holds sanitised HTML. */
      description: written(contentBounds.html),
      benefitsText: written(requirementBounds.benefitsText),
    })
    .check(
      z.refine(
        ({ title, description, benefitsText }) => (title ?? description ?? benefitsText) !== undefined,
        { path: ['title'], params: { problem: 'required' } },
      ),
    ),
  response: z.object({
    title: translatedField,
    description: translatedField,
    benefitsText: translatedField,
  }),
  errors: ['jobAd.tooManyTranslations', 'jobAd.translationUnavailable', 'jobAd.translationRefused'],
})
