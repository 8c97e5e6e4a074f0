import { fileBounds, pictureTypes } from '@qareeb/contract/files'
import { type ChangeEvent, useId, useState } from 'react'
import { FieldErrorText } from '../forms/field-frame.tsx'
import { described } from '../forms/input-style.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useHydrated } from '../page/use-store.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { toast } from '../ui/toasts/toast.ts'
import { CropDialog, type PictureSubject } from './crop-dialog.tsx'
import { formatSize } from './format-size.ts'

type PictureInputProps = {
  /** The label of the button. */
  label: string
  /** The description of the picture. */
  subject: PictureSubject
  /** Saves the square that was chosen; the dialog closes when it is done, and stays open when it fails. */
  onPicture: (picture: File) => Promise<void>
}

/** A button that lets a person choose a picture, and then the square of it that others will see. */
export function PictureInput({ label, subject, onPicture }: PictureInputProps) {
  const t = usePhrases('files')
  const problemOf = useProblemOf()
  const id = useId()
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const choose = (file: File) => {
    const found = problemOf(file)
    setProblem(found?.text)
    if (!found) setChosen(file)
    else if (found.isTooLarge) toast(found.text, 'destructive')
  }

  return (
    <>
      <ChooseButton id={id} label={label} problem={problem} onChoose={choose} />
      {/* Under the picture and its buttons, which stand in one row. */}
      <div className="order-last -mt-4 basis-full">
        <FieldErrorText id={id} error={problem} />
      </div>
      <CropDialog
        subject={subject}
        file={chosen}
        onBroken={() => {
          setChosen(null)
          setProblem(t('brokenPicture'))
        }}
        onClose={() => setChosen(null)}
        onCrop={async (picture) => {
          await onPicture(picture)
          setChosen(null)
        }}
      />
    </>
  )
}

type ChooseButtonProps = {
  id: string
  label: string
  problem: string | undefined
  onChoose: (file: File) => void
}

function ChooseButton({ id, label, problem, onChoose }: ChooseButtonProps) {
  const isHydrated = useHydrated()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        disabled={!isHydrated}
        onChange={choose}
        {...described(id, problem)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonStyle({ kind: 'outline', size: 'small' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:opacity-55',
        )}
      >
        {label}
      </label>
    </>
  )
}

/** The error of a picture before it is sent, in words. */
function useProblemOf() {
  const t = usePhrases('files')
  const locale = useLocale()
  return ({ type, size }: File): { text: string; isTooLarge: boolean } | undefined => {
    if (!pictureTypes.some((one) => one === type)) return { text: t('notAPicture'), isTooLarge: false }
    if (size <= fileBounds.pictureBytes) return undefined
    const limit = formatSize(fileBounds.pictureBytes, locale, t)
    return { text: t('tooLarge', { limit }), isTooLarge: true }
  }
}
