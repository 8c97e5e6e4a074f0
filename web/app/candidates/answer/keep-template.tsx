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
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { inputStyle } from '../../forms/input-style.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { type Letters, type LettersState, textOrNull } from './use-letters.ts'

type KeepTemplateProps = {
  use: TemplateUse
  state: Pick<LettersState, 'letters' | 'adoptTemplate'>
  /** The number of candidates who read each language; a text that no one reads is not part of the template. */
  languages: Record<Locale, number>
  /** The template that the text came from. */
  chosen: MessageTemplate | undefined
}

/** Keeps the text at once, whether or not it is sent: in the template that it came from, else as a new one. */
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
  const [keep, isRunning] = useAction(async () => {
    const texts = textsOf(written, chosen)
    if (chosen) await change({ params: { id: chosen.id }, body: { name: chosen.name, use, texts } })
    else state.adoptTemplate((await add({ body: { name: name ?? '', use, texts } })).id)
    close()
    toast(t('templateKept'), 'success')
  })
  if (name !== null && !chosen)
    return (
      <NameForm
        name={name}
        isClosed={isRunning || isWrong || name.trim() === ''}
        onName={setName}
        onKeep={keep}
        onCancel={close}
      />
    )
  return (
    <Button
      ref={opener}
      kind="outline"
      size="small"
      disabled={isWrong}
      aria-busy={isRunning}
      onClick={chosen ? keep : () => setName('')}
    >
      <BookmarkPlus className="size-4" aria-hidden />
      {chosen ? t('changeTemplate', { name: isolateName(chosen.name) }) : t('keepAsTemplate')}
    </Button>
  )
}

type NameFormProps = {
  name: string
  isClosed: boolean
  onName: (name: string) => void
  onKeep: () => void
  onCancel: () => void
}

function NameForm({ name, isClosed, onName, onKeep, onCancel }: NameFormProps) {
  const t = usePhrases('answering')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isClosed) onKeep()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
      <input
        // The reader has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={t('templateName')}
        placeholder={t('templateName')}
        maxLength={templateBounds.name.max}
        value={name}
        onChange={({ target }) => onName(target.value)}
        className={`${inputStyle} max-w-64`}
      />
      <Button type="submit" kind="outline" size="small" disabled={isClosed}>
        {t('keepTemplate')}
      </Button>
      <Button kind="quiet" size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
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
