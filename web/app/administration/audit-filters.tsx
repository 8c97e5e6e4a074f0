import { auditActions, auditOutcomes } from '@qareeb/contract/audit'
import { X } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { chipStyle } from '../ui/chip-style.ts'
import { Choice } from './choice.tsx'
import { SearchForm } from './search-form.tsx'
import { useFilters } from './use-filters.ts'

/** What is done and how it ended, one request, and what a link has narrowed the log to. */
export function AuditFilters() {
  const t = usePhrases('administration')
  const audit = usePhrases('audit')
  const { read, change } = useFilters()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <Choice
          label={t('actions')}
          value={read('action') ?? ''}
          onChoose={(action) => change({ action })}
          options={[
            { value: '', label: t('anyAction') },
            ...auditActions.map((value) => ({ value, label: audit(`action.${value}`) })),
          ]}
        />
        <Choice
          label={t('outcome')}
          value={read('outcome') ?? ''}
          onChoose={(outcome) => change({ outcome })}
          options={[
            { value: '', label: t('anyOutcome') },
            ...auditOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
        />
        <SearchForm
          label={t('requestId')}
          dir="ltr"
          maxLength={100}
          value={read('requestId') ?? ''}
          onSearch={(requestId) => change({ requestId })}
        />
      </div>
      <Narrowed />
    </>
  )
}

/** The filters that links set, each to be taken away. */
function Narrowed() {
  const t = usePhrases('administration')
  const { read, change } = useFilters()
  const set = (['person', 'organization'] as const).filter((name) => read(name))
  const labels = { person: t('ofPerson'), organization: t('ofCompany') }
  return (
    <p className="mb-4 flex flex-wrap gap-2 empty:hidden">
      {set.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => change({ [name]: undefined })}
          className={chipStyle(true)}
        >
          {labels[name]}
          <X className="size-4" aria-hidden />
        </button>
      ))}
    </p>
  )
}
