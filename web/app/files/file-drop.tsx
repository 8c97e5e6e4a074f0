import { type DocumentPurpose, fileBounds } from '@qareeb/contract/files'
import { FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { acceptedFor } from './check-chosen.ts'
import { formatSize } from './format-size.ts'
import { useDrop } from './use-drop.ts'

type FileDropProps = {
  id: string
  purpose: DocumentPurpose
  onChoose: (file: File) => void
  isDisabled: boolean
  isInvalid: boolean
}

/** The empty place of a document: a button that opens the system's dialog, and a box to drag a file to. */
export function FileDrop({ id, purpose, onChoose, isDisabled, isInvalid }: FileDropProps) {
  const t = usePhrases('files')
  const locale = useLocale()
  const { isOver, handlers } = useDrop(onChoose)

  return (
    <div
      {...handlers}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-m border border-dashed px-4 py-4 transition-colors',
        isOver
          ? 'border-brand bg-brand-soft'
          : isInvalid
            ? 'border-danger bg-surface'
            : 'border-line-strong bg-surface',
      )}
    >
      <FileUp className="size-6 shrink-0 text-brand" aria-hidden />
      <div className="me-auto min-w-0 text-sm">
        <span className="pointer-coarse:hidden">
          {t('choose')} {t('orDrop')}
        </span>
        <p id={`${id}-hint`} className="text-ink-3">
          {t(purpose === 'registration' ? 'typesOrPhoto' : 'types', {
            limit: formatSize(fileBounds.documentBytes, locale, t),
          })}
        </p>
      </div>
      <FileInput
        id={id}
        purpose={purpose}
        onChoose={onChoose}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
      />
    </div>
  )
}

/** The button; the browser's own stays for keys and screen readers. */
function FileInput({ id, purpose, onChoose, isDisabled, isInvalid }: FileDropProps) {
  const t = usePhrases('files')
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again after it was removed.
    currentTarget.value = ''
    if (file) onChoose(file)
  }

  return (
    <>
      <input
        id={id}
        type="file"
        accept={acceptedFor(purpose)}
        disabled={isDisabled}
        onChange={chosen}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={isInvalid || undefined}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonStyle({ kind: 'outline', size: 'small' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-55',
        )}
      >
        {t('choose')}
      </label>
    </>
  )
}
