import type { InputOf, ResponseOf } from '@qareeb/contract/endpoint'
import { jobAdBounds } from '@qareeb/contract/job-ads'
import type { TranslatedField, translateJobAd as endpoint } from '@qareeb/contract/job-ads/translation'
import { jobAdRights } from '@qareeb/contract/rights/job-ads'
import type { Context } from '../../ground/context.ts'
import { AppError } from '../../ground/errors.ts'
import { requireRight } from '../../ground/require-right.ts'
import { type Attempt, countAttempts, takeBackAttempt } from '../../platform/attempts/attempts.ts'
import { NotTranslated } from '../../platform/translation/translator.ts'
import { sanitizeRichText } from '../content/sanitize-rich-text.ts'
import { translationLimit } from './limits.ts'
import { translateBenefits, translateTitle } from './translate-by-glossary.ts'
import { type Texts, translateByProvider } from './translate-by-provider.ts'

type Body = InputOf<typeof endpoint>['body']

/**
 * Translates texts of a job ad into the other language: by the glossary where it holds them, else by the provider.
 * Stores nothing but the count of the day. No transaction is open while the provider works.
 * @throws AppError `jobAd.tooManyTranslations`, `jobAd.translationUnavailable`, `jobAd.translationRefused`;
 * `request.invalid` for a description without words or with too many
 */
export async function translateJobAd(
  context: Context,
  { body }: { body: Body },
): Promise<ResponseOf<typeof endpoint>> {
  const { organizationId } = requireRight(context, jobAdRights.translate)
  const texts = toTexts(body)
  const attempt: Attempt = [translationLimit(context.config.translationsPerDay), organizationId]
  await countAttempts(context, [attempt], 'jobAd.tooManyTranslations')

  const byGlossary = translateWithGlossary(texts, body)
  const byProvider = await askProvider(context, {
    from: body.from,
    attempt,
    texts: fieldsOf(texts).filter(([field]) => byGlossary[field] === undefined),
  })
  if (Object.keys({ ...byGlossary, ...byProvider }).length === 0) await takeBackAttempt(context, attempt)
  const present = (field: keyof Texts): TranslatedField => {
    if (texts[field] === undefined) return null
    const [glossary, provider] = [byGlossary[field], byProvider[field]]
    if (glossary !== undefined) return { by: 'glossary', text: glossary }
    return provider === undefined ? { by: 'none', text: null } : { by: 'provider', text: provider }
  }
  return {
    title: present('title'),
    description: present('description'),
    benefitsText: present('benefitsText'),
  }
}

/** The texts that were sent; the description is sanitised before it leaves as well. */
function toTexts({ title, description, benefitsText }: Body): Texts {
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: toDescription(description) }),
    ...(benefitsText !== undefined && { benefitsText: benefitsText.trim() }),
  }
}

function toDescription(written: string): string {
  const { html, text } = sanitizeRichText(written)
  const { max } = jobAdBounds.description
  if (text === '')
    throw new AppError('request.invalid', { errors: [{ path: 'description', problem: 'required' }] })
  if (text.length > max)
    throw new AppError('request.invalid', {
      errors: [{ path: 'description', problem: 'tooLong', limit: max }],
    })
  return html
}

function translateWithGlossary({ title, benefitsText }: Texts, { from }: Body): Texts {
  const translated = {
    title: title === undefined ? null : translateTitle(title, from),
    benefitsText: benefitsText === undefined ? null : translateBenefits(benefitsText, from),
  }
  return {
    ...(translated.title !== null && { title: translated.title }),
    ...(translated.benefitsText !== null && { benefitsText: translated.benefitsText }),
  }
}

const fieldsOf = (texts: Texts) =>
  (['title', 'description', 'benefitsText'] as const).flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : [[field, text] as const]
  })

type Question = { from: Body['from']; texts: ReturnType<typeof fieldsOf>; attempt: Attempt }

/** A translation that failed does not count. */
async function askProvider(context: Context, { attempt, ...question }: Question): Promise<Texts> {
  if (!context.translator || question.texts.length === 0) return {}
  try {
    return await translateByProvider(context.translator, question)
  } catch (error) {
    await takeBackAttempt(context, attempt)
    if (!(error instanceof NotTranslated)) throw error
    context.log.warn({ kind: error.kind, reason: error.message }, 'a job ad was not translated')
    throw new AppError(error.kind === 'refused' ? 'jobAd.translationRefused' : 'jobAd.translationUnavailable')
  }
}
