import type { Bilingual } from '@qareeb/contract/locale'
import { inputStyle } from '../../forms/input-style.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadCompanyData } from '../settings/download-company-data.tsx'
import { isNameOf } from '../settings/is-name-of.ts'

type ConfirmDeleteProps = {
  name: Bilingual
  typed: string
  onType: (typed: string) => void
  onConfirm: () => void
  onCancel: () => void
}

/** The consequences, and the name of the company to type, in either language. */
export function ConfirmDelete({ name, typed, onType, onConfirm, onCancel }: ConfirmDeleteProps) {
  const t = usePhrases('organizationSettings')
  const company = readIn(useLocale(), name).text
  const isConfirmed = isNameOf(typed, name)

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed) onConfirm()
      }}
    >
      <ul className="list-disc space-y-1.5 ps-5 text-ink-2">
        {t.list('deleteWhat').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div>
        <DownloadCompanyData />
      </div>
      <label className="grid gap-1.5 text-sm font-medium">
        {t('deleteConfirm', { company: isolateName(company) })}
        <input
          value={typed}
          dir="auto"
          autoComplete="off"
          className={inputStyle}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <p role="status" className="-mt-3 min-h-5 text-sm text-ink-2">
        {typed.trim() !== '' && !isConfirmed && t('deleteDiffers')}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button kind="danger" type="submit" disabled={!isConfirmed}>
          {t('deleteButton')}
        </Button>
      </div>
    </form>
  )
}
