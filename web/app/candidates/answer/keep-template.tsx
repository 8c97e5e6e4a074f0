import {
  addMessageTemplate,
  changeMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
  templateBounds,
  type TemplateUse,
} from '@qareeb/contract/candidates/bulk'
import { messageText } from '@qareeb/contract/candidates/placeholders'
import { type Locale, locales } from '@qareeb/contract/locale'
import { BookmarkPlus } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { FieldErrorText } from '../../forms/field-frame.tsx'
import { inputStyle } from '../../forms/input-style.ts'
import { isNearBound, LengthCount } from '../../forms/length-count.tsx'
import { codeOf } from '../../forms/read-failure.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { useActionTelling } from '../../session/use-action.ts'
import { failureText, useFailureToast } from '../../session/use-failure-toast.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ReplaceTemplate } from './replace-template.tsx'
import { type Letters, type LettersState, textOrNull } from './use-letters.ts'

type KeepTemplateProps = {
  use: TemplateUse
  state: Pick<LettersState, 'letters' | 'adoptTemplate'>
  /** The number of candidates who read each language; a text that no one reads is not part of the template. */
  languages: Record<Locale, number>
  /** The template that the text came from. */
  chosen: MessageTemplate | undefined
}

/** Keeps the text at once, whether or not it is sent: as a new template, or in place of the one that it came from. */
export function KeepTemplate({ use, state, languages, chosen }: KeepTemplateProps) {
  const t = usePhrases('answering')
  const add = useMutationOf(addMessageTemplate, { changes: [listMessageTemplates] })
  const change = useMutationOf(changeMessageTemplate, { changes: [listMessageTemplates] })
  const opener = useRef<HTMLButtonElement>(null)
  const written = Object.fromEntries(
    locales.filter((locale) => languages[locale] > 0).map((locale) => [locale, state.letters[locale]]),
  )
  const isWrong = !canBeKept(written)
  const [name, setName] = useState<string | null>(null)
  const close = () => {
    flushSync(() => setName(null))
    opener.current?.focus()
  }
  const { taken, tellFailure } = useTakenName(name)
  const [keep, isRunning] = useActionTelling(async () => {
    const texts = textsOf(written, chosen)
    state.adoptTemplate((await add({ body: { name: name ?? '', use, texts } })).id)
    close()
    toast(t('templateKept'), 'success')
  }, tellFailure)
  const replace = async ({ id, name }: MessageTemplate) => {
    await change({ params: { id }, body: { name, use, texts: textsOf(written, chosen) } })
    toast(t('templateReplaced'), 'success')
  }
  if (name !== null)
    return (
      <NameForm
        name={name}
        error={taken}
        isClosed={isRunning || isWrong}
        onName={setName}
        onKeep={keep}
        onCancel={close}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      {chosen && <ReplaceTemplate name={chosen.name} isClosed={isWrong} onReplace={() => replace(chosen)} />}
      <Button ref={opener} kind="outline" size="small" disabled={isWrong} onClick={() => setName('')}>
        <BookmarkPlus className="size-4" aria-hidden />
        {t(chosen ? 'keepAsNewTemplate' : 'keepAsTemplate')}
      </Button>
    </div>
  )
}

/** The refusal of a name that another template has, until the name is changed; other failures are shown in a toast. */
function useTakenName(name: string | null) {
  const locale = useLocale()
  const toastFailure = useFailureToast()
  const [refused, setRefused] = useState<{ name: string | null; text: string }>()
  const tellFailure = async (failure: unknown) => {
    if (codeOf(failure) !== 'candidate.templateNameTaken') return toastFailure(failure)
    setRefused({ name, text: await failureText(failure, locale) })
  }
  return { taken: refused?.name === name ? refused.text : undefined, tellFailure }
}

type NameFormProps = {
  name: string
  error: string | undefined
  isClosed: boolean
  onName: (name: string) => void
  onKeep: () => void
  onCancel: () => void
}

function NameForm({ name, error, isClosed, onName, onKeep, onCancel }: NameFormProps) {
  const t = usePhrases('answering')
  const id = useId()
  const countId = `${id}-count`
  const counted = { text: name, most: templateBounds.name.max }
  const isNear = isNearBound(counted)
  const isRefused = isClosed || name.trim() === '' || name.length > counted.most
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isRefused) onKeep()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input
        // The reader has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('templateName')}
        placeholder={t('templateName')}
        aria-invalid={error !== undefined || name.length > counted.most || undefined}
        aria-describedby={isNear ? `${countId} ${id}-error` : `${id}-error`}
        value={name}
        onChange={({ target }) => onName(target.value)}
        className={`${inputStyle} max-w-64`}
      />
      <Button type="submit" kind="outline" size="small" disabled={isRefused}>
        {t('keepTemplate')}
      </Button>
      <Button kind="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {isNear && <LengthCount id={countId} {...counted} />}
      <div className="basis-full">
        <FieldErrorText id={id} error={error} />
      </div>
    </form>
  )
}

/** The texts of a template: those written here; a language that no recipient reads keeps its earlier text. */
function textsOf(written: Partial<Letters>, chosen: MessageTemplate | undefined) {
  const textIn = (locale: Locale) => textOrNull(written[locale] ?? chosen?.texts[locale] ?? '')
  return { ar: textIn('ar'), en: textIn('en') }
}

/** A template has a text in one language at least, and no text that could not be sent. */
function canBeKept(written: Partial<Letters>): boolean {
  const texts = Object.values(written).filter((text) => textOrNull(text) !== null)
  return texts.length > 0 && texts.every((text) => messageText.safeParse(text).success)
}
