import type { Bilingual } from '@qareeb/contract/locale'
import { type ErasedApplications, getOrganizationDeletion } from '@qareeb/contract/organizations/deletion'
import { useQueryOf } from '../../data/use-query-of.ts'
import { inputStyle } from '../../forms/input-style.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { LoadingOrFailed } from '../../ui/loading/loading-or-failed.tsx'
import { DownloadCompanyData } from './download-company-data.tsx'
import { isNameOf } from './is-name-of.ts'
import { useErasedLines } from './use-erased-lines.ts'

type DeleteCompanyFormProps = {
  name: Bilingual
  typed: string
  onType: (typed: string) => void
  onConfirm: () => void
  onCancel: () => void
}

/** The consequences, once they are counted, and the name of the company to type, in either language. */
export function DeleteCompanyForm(props: DeleteCompanyFormProps) {
  const { data, failure, reload } = useQueryOf(getOrganizationDeletion, {}, { isFresh: true })
  if (!data) return <LoadingOrFailed failure={failure} reload={reload} lines={6} />
  return <DeletionForm {...props} erased={data} />
}

type DeletionFormProps = DeleteCompanyFormProps & { erased: ErasedApplications }

function DeletionForm({ name, typed, onType, onConfirm, onCancel, erased }: DeletionFormProps) {
  const t = usePhrases('organizationSettings')
  const company = readIn(useLocale(), name).text
  const isConfirmed = isNameOf(typed, name)
  const lines = [...t.list('deleteWhat'), ...useErasedLines(erased)]

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed) onConfirm()
      }}
    >
      <ul className="list-disc space-y-1.5 ps-5 text-ink-2">
        {lines.map((line) => (
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
