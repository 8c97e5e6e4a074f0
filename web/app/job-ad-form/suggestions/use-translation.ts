import type { ResponseOf } from '@qareeb/contract/endpoint'
import { getTranslationAllowance, translateJobAd } from '@qareeb/contract/job-ads/translation'
import type { Locale } from '@qareeb/contract/locale'
import { useRef, useState } from 'react'
import { useRefresh } from '../../data/use-mutation-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { failureText } from '../../session/use-failure-toast.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { SectionProps } from '../sections/section-props.ts'
import { contentOf } from '../typed/content-of.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import type { SuggestedField, SuggestionMarks } from './use-suggestion-marks.ts'

const parts = ['title', 'description', 'benefitsText'] as const

/** The texts that a press translates: all texts of the other language, or titles and benefits from the glossary alone. */
export type Offered = 'texts' | 'title' | 'benefits'

export type Translation = {
  /** Null while this language lacks nothing that can be suggested. */
  offered: Offered | null
  isRunning: boolean
  failure: string | null
  /** Translations that the company has left today; null until that is known. */
  left: number | null
  start: () => void
  cancel: () => void
}

/** Fills the empty fields of a language from the other one, as suggestions. Typing goes on meanwhile. */
export function useTranslation(
  { typed, change, marks }: Pick<SectionProps, 'typed' | 'change'> & { marks: SuggestionMarks },
  to: Locale,
): Translation {
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const call = useCall()
  const running = useRef<AbortController | null>(null)
  const [state, setState] = useState<{ isRunning: boolean; failure: string | null }>(idle)
  const lacking = lackingParts(typed, to)
  const refresh = useRefresh()
  const allowance = useQueryOf(getTranslationAllowance, Object.keys(lacking).length > 0 ? {} : null)
  const wanted = translatable(lacking, allowance.data?.wholeTexts ?? true)

  const translate = async () => {
    const { signal } = (running.current = new AbortController())
    setState({ isRunning: true, failure: null })
    try {
      const body = { from: other(to), ...wanted }
      const answer = await call(translateJobAd, { body }, { duration: 'long', signal })
      if (signal.aborted) return
      change((now) => fill(now, answer, to))
      marks.mark(
        parts.filter((part) => wanted[part] && answer[part]?.text).map((part) => `${part}.${to}` as const),
      )
      const isWhole = parts.every((part) => answer[part]?.by !== 'none')
      toast(t(isWhole ? 'translated' : 'notInGlossary'), isWhole ? 'success' : 'info')
      setState(idle)
    } catch (failure) {
      if (!signal.aborted) setState({ isRunning: false, failure: await failureText(failure, locale) })
    } finally {
      refresh(getTranslationAllowance)
    }
  }
  return {
    ...state,
    offered: offeredBy(wanted, allowance.data?.wholeTexts),
    left: allowance.data?.left ?? null,
    start: () => void translate(),
    cancel: () => {
      running.current?.abort()
      setState(idle)
    },
  }
}

const idle = { isRunning: false, failure: null }

const other = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar')

type Part = (typeof parts)[number]

type Lacking = { [Key in Part]?: string }

/** Without a provider no description can be suggested. */
const translatable = ({ description, ...rest }: Lacking, wholeTexts: boolean): Lacking =>
  wholeTexts && description !== undefined ? { ...rest, description } : rest

/** @param wholeTexts undefined until the server has answered: a button must not promise a missing translation */
function offeredBy(wanted: Lacking, wholeTexts: boolean | undefined): Offered | null {
  if (wholeTexts === undefined || Object.keys(wanted).length === 0) return null
  return wholeTexts ? 'texts' : wanted.title === undefined ? 'benefits' : 'title'
}

/** Texts that exist in the other language alone. */
function lackingParts(typed: TypedJobAd, to: Locale): Lacking {
  const content = contentOf(typed)
  const entries = parts.map(
    (part) => [part, content[part][to] === null ? content[part][other(to)] : null] as const,
  )
  return Object.fromEntries(entries.filter(([, text]) => text !== null))
}

/** Text typed meanwhile stays. */
const fill = (now: TypedJobAd, answer: ResponseOf<typeof translateJobAd>, to: Locale): TypedJobAd => ({
  ...now,
  ...Object.fromEntries(
    parts.map((part) => [part, { ...now[part], [to]: now[part][to] || (answer[part]?.text ?? '') }]),
  ),
})

/** An ad without the suggestions in some of its fields. */
export const withoutSuggestions = (now: TypedJobAd, fields: readonly SuggestedField[]): TypedJobAd => ({
  ...now,
  ...Object.fromEntries(
    parts.map((part) => [
      part,
      {
        ar: fields.includes(`${part}.ar`) ? '' : now[part].ar,
        en: fields.includes(`${part}.en`) ? '' : now[part].en,
      },
    ]),
  ),
})
