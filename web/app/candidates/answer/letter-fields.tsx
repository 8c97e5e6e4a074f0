import { rejectionReasons } from '@qareeb/contract/candidates'
import type { MessageTemplate } from '@qareeb/contract/candidates/bulk'
import { type Locale, locales } from '@qareeb/contract/locale'
import { lazy, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fetchPart } from '../../http/fetch-part.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { TemplateChoice } from './template-choice.tsx'
import type { LetterSteps } from './use-letter-steps.ts'
import type { LettersState } from './use-letters.ts'

const LetterEditor = lazy(() => fetchPart(import('./letter-editor.tsx')))

type LetterFieldsProps = {
  state: LettersState
  steps: LetterSteps
  templates: readonly MessageTemplate[]
  isRejection: boolean
  languages: Record<Locale, number>
  blocked: readonly Locale[]
}

/** Reason, template and text of an answer; the text in each language that one of the candidates reads. */
export function LetterFields(props: LetterFieldsProps) {
  const { state, steps, templates, isRejection, languages, blocked } = props
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  const pageLocale = useLocale()
  const [wanted, setWanted] = useState<Locale>(pageLocale)
  const needed = locales.filter((locale) => languages[locale] > 0)
  const shown = needed.includes(wanted) ? wanted : (needed[0] ?? pageLocale)
  const fields = useRef<HTMLDivElement>(null)
  return (
    <div ref={fields} className="grid gap-4">
      {isRejection && (
        <ChoiceList
          legend={t('reason')}
          pick="one"
          className={steps.only('reason')}
          choices={rejectionReasons.map((value) => ({ value, label: own(`reason.${value}`) }))}
          chosen={[state.reason]}
          onChange={([reason]) => reason && state.chooseReason(reason)}
        />
      )}
      <OwnTextNotice state={state} fields={fields} />
      <div className={cx('flex flex-wrap items-center justify-between gap-2', steps.only('text'))}>
        <TemplateChoice state={state} templates={templates} />
        <LanguageTabs needed={needed} shown={shown} languages={languages} onShow={setWanted} />
      </div>
      <div className={steps.only('text')}>
        <LazyPart fallback={<Skeleton className="h-60" />}>
          <LetterEditor
            key={shown}
            locale={shown}
            label={`${t('textOf')}: ${own(`language.${shown}`)}`}
            text={state.letters[shown]}
            onText={(text) => state.write(shown, text)}
            problem={
              blocked.includes(shown) && state.letters[shown].trim() === ''
                ? t('textMissing', { count: languages[shown] })
                : null
            }
          />
        </LazyPart>
      </div>
    </div>
  )
}

type OwnTextNoticeProps = Pick<LetterFieldsProps, 'state'> & { fields: RefObject<HTMLElement | null> }

/** Says that an edited text stays when the reason changes, and offers the prepared text of the new reason. */
function OwnTextNotice({ state, fields }: OwnTextNoticeProps) {
  const t = usePhrases('answering')
  const takePrepared = () => {
    flushSync(state.takePrepared)
    focusChoice(fields.current)
  }
  return (
    <output className="text-sm text-ink-2 empty:hidden">
      {state.isOfOtherReason && (
        <>
          {t('ownTextStays')}{' '}
          <button
            type="button"
            onClick={takePrepared}
            className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
          >
            {t('takePrepared')}
          </button>
        </>
      )}
    </output>
  )
}

/** Focuses the choice that the text now follows: the template, or the reason on the step that shows it alone. */
function focusChoice(fields: HTMLElement | null) {
  const choices = [...(fields?.querySelectorAll<HTMLElement>('select, input:checked') ?? [])]
  choices.findLast((choice) => choice.checkVisibility())?.focus()
}

type LanguageTabsProps = {
  needed: readonly Locale[]
  shown: Locale
  languages: Record<Locale, number>
  onShow: (locale: Locale) => void
}

function LanguageTabs({ needed, shown, languages, onShow }: LanguageTabsProps) {
  const t = usePhrases('answering')
  const own = usePhrases('candidates')
  const { number } = useFormats()
  return (
    <div role="group" aria-label={t('textsOf')} className="flex gap-1 rounded-m bg-sunken p-1">
      {needed.map((locale) => (
        <button
          key={locale}
          type="button"
          aria-pressed={locale === shown}
          onClick={() => onShow(locale)}
          className={cx(
            'inline-flex min-h-9 items-center gap-2 rounded-s px-3 text-sm max-sm:min-h-11',
            locale === shown ? 'bg-surface font-semibold' : 'text-ink-2',
          )}
        >
          {own(`language.${locale}`)}
          <span className="text-ink-3 tabular-nums">{number(languages[locale])}</span>
        </button>
      ))}
    </div>
  )
}
