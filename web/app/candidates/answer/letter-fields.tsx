import { rejectionReasons } from '@qareeb/contract/candidates'
import {
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@qareeb/contract/candidates/bulk'
import { type Locale, locales } from '@qareeb/contract/locale'
import { Trash } from 'lucide-react'
import { lazy, useState } from 'react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { fetchPart } from '../../http/fetch-part.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { LazyPart } from '../../page/lazy/lazy-part.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
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
  return (
    <div className="grid gap-4">
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
      <OwnTextNotice state={state} />
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

/** Says that an edited text stays when the reason changes, and offers the prepared text of the new reason. */
function OwnTextNotice({ state }: Pick<LetterFieldsProps, 'state'>) {
  const t = usePhrases('answering')
  return (
    <output className="text-sm text-ink-2 empty:hidden">
      {state.isOfOtherReason && (
        <>
          {t('ownTextStays')}{' '}
          <button
            type="button"
            onClick={state.takePrepared}
            className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
          >
            {t('takePrepared')}
          </button>
        </>
      )}
    </output>
  )
}

type TemplateChoiceProps = Pick<LetterFieldsProps, 'state' | 'templates'>

function TemplateChoice({ state, templates }: TemplateChoiceProps) {
  const t = usePhrases('answering')
  const remove = useMutationOf(deleteMessageTemplate, { changes: [listMessageTemplates] })
  const chosen = templates.find(({ id }) => id === state.templateId)
  const [asked, setAsked] = useState(false)
  return (
    <div className="flex items-center gap-1">
      <Select
        aria-label={t('template')}
        value={state.templateId}
        onChange={({ target }) => state.chooseTemplate(target.value)}
        options={[
          { value: '', label: t('preparedTemplate') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="h-11 max-w-60 rounded-full border border-line-strong bg-surface ps-4 text-sm"
      />
      {chosen && (
        <>
          <IconButton
            label={t('deleteTemplate', { name: isolateName(chosen.name) })}
            onClick={() => setAsked(true)}
          >
            <Trash className="size-4" aria-hidden />
          </IconButton>
          <ConfirmDialog
            isOpen={asked}
            onClose={() => setAsked(false)}
            title={t('deleteTemplateTitle', { name: isolateName(chosen.name) })}
            text={t('deleteTemplateText')}
            back={t('cancel')}
            confirm={t('deleteTemplateButton')}
            onConfirm={async () => {
              await remove({ params: { id: chosen.id } })
              state.leaveTemplate()
              toast(t('templateDeleted'), 'success')
            }}
          />
        </>
      )}
    </div>
  )
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
