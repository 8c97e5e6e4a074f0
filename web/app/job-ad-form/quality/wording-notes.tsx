import { CircleExclamationPoint, TriangleExclamationPoint } from 'lucide-react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'
import { fieldId } from '../typed/field-names.ts'
import type { FoundWording, TextField } from './wording.ts'

type WordingNotesProps = {
  name: TextField
  /** Of the whole ad. */
  found: readonly FoundWording[]
  onReplace: (found: FoundWording) => void
}

/** The id of the notes of a field, by which the field describes itself. */
export const notesId = (name: TextField) => `${fieldId(name)}-words`

/** Under a field: the wording of it that is about people's traits, with another one press away. */
export function WordingNotes({ name, found, onReplace }: WordingNotesProps) {
  const own = found.filter(({ field }) => field === name)
  const shown = own.filter(({ text }, at) => own.findIndex((one) => one.text === text) === at)
  if (shown.length === 0) return null
  return (
    <ul id={notesId(name)} className="mt-4 grid gap-1.5 text-sm" aria-live="polite">
      {shown.map((one) => (
        <Note key={one.text} found={one} onReplace={() => onReplace(one)} />
      ))}
    </ul>
  )
}

function Note({ found, onReplace }: { found: FoundWording; onReplace: () => void }) {
  const t = usePhrases('jobAdForm')
  const { text, trait, instead, isRefused } = found
  const Icon = isRefused ? CircleExclamationPoint : TriangleExclamationPoint
  return (
    <li className={cx('flex items-start gap-1.5', isRefused ? 'text-danger' : 'text-warn')}>
      <Icon className="mt-1 size-4 shrink-0" aria-hidden />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t(`trait.${trait}`, { words: isolateName(text) })}
        {instead && ` ${t('insteadOf', { instead: isolateName(instead) })}`}
      </span>
      <button
        type="button"
        onClick={onReplace}
        className="roomy shrink-0 font-medium underline underline-offset-4"
      >
        {t(instead ? 'replace' : 'takeOut')}
      </button>
    </li>
  )
}
