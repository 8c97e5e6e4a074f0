import { type AuditEntry, auditActions, auditOutcomes } from '@qareeb/contract/audit'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { DayFilter } from '../../audit/day-filter.tsx'
import { inputStyle } from '../../forms/input-style.ts'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { chipStyle } from '../../ui/chip-style.ts'
import { LabelledSelect } from '../../ui/labelled-select.tsx'
import { ChooseWhose } from './choose-whose.tsx'
import { companyIn, personIn } from './names-in-log.ts'
import { type LogFiltering, longestRequestId } from './use-log-filters.ts'
import { useRememberedName } from './use-remembered-name.ts'

type AuditFiltersProps = LogFiltering & {
  /** The log as it is shown, whose entries carry names; null until it is here. */
  entries: readonly AuditEntry[] | null
}

/** Filters by action and outcome, request, days, and person or company. */
export function AuditFilters(props: AuditFiltersProps) {
  const t = usePhrases('administration')
  const audit = usePhrases('audit')
  const { filters, change } = props
  const { action, outcome, requestId } = filters
  return (
    <>
      <DayFilter days={filters} onShow={(days, form) => change({ ...days, requestId: typedRequestId(form) })}>
        <LabelledSelect
          label={t('actions')}
          value={action ?? ''}
          onChoose={(value) => change({ action: auditActions.find((action) => action === value) })}
          options={[
            { value: '', label: t('anyAction') },
            ...auditActions.map((value) => ({ value, label: audit(`action.${value}`) })),
          ]}
        />
        <LabelledSelect
          label={t('outcome')}
          value={outcome ?? ''}
          onChoose={(value) => change({ outcome: auditOutcomes.find((outcome) => outcome === value) })}
          options={[
            { value: '', label: t('anyOutcome') },
            ...auditOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
        />
        <RequestField key={requestId} requestId={requestId} />
      </DayFilter>
      <Whose {...props} />
    </>
  )
}

const requestField = 'requestId'

function typedRequestId(form: FormData): string | undefined {
  const typed = form.get(requestField)
  return typeof typed === 'string' ? typed.trim() || undefined : undefined
}

/** A request by its id, which is long. */
function RequestField({ requestId }: { requestId: string | undefined }) {
  const t = usePhrases('administration')
  const id = useId()
  return (
    <div className="min-w-0 max-sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('requestId')}
      </label>
      <input
        id={id}
        name={requestField}
        dir="ltr"
        defaultValue={requestId}
        maxLength={longestRequestId}
        autoComplete="off"
        className={inputStyle}
      />
    </div>
  )
}

/** The person and the company whose entries alone are shown, by name, each to be taken away or chosen. */
function Whose({ entries, filters: ids, change }: AuditFiltersProps) {
  const t = usePhrases('administration')
  const audit = usePhrases('audit')
  const person = useRememberedName(ids.person, personIn(entries ?? [], ids.person))
  const company = useRememberedName(ids.organization, companyIn(entries ?? [], ids.organization))
  // The name is not loaded yet, or does not exist.
  const unnamed = (id: string) => (entries === null ? '…' : <bdi dir="ltr">{id}</bdi>)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {ids.person && (
        <Chip label={t('ofPerson')} onRemove={() => change({ person: undefined })}>
          {person.name === undefined ? unnamed(ids.person) : <bdi>{person.name ?? audit('erased')}</bdi>}
        </Chip>
      )}
      {ids.organization && (
        <Chip label={t('ofCompany')} onRemove={() => change({ organization: undefined })}>
          {company.name === undefined ? (
            unnamed(ids.organization)
          ) : company.name === null ? (
            audit('erasedCompany')
          ) : (
            <BilingualText value={company.name} />
          )}
        </Chip>
      )}
      <ChooseWhose
        onPerson={({ id, firstName, lastName }) => {
          person.remember(id, `${firstName} ${lastName}`)
          change({ person: id })
        }}
        onCompany={({ id, name }) => {
          company.remember(id, name)
          change({ organization: id })
        }}
      />
    </div>
  )
}

type ChipProps = { label: string; onRemove: () => void; children: ReactNode }

function Chip({ label, onRemove, children }: ChipProps) {
  const t = usePhrases('administration')
  return (
    <button type="button" onClick={onRemove} className={`${chipStyle(true)} max-w-full`}>
      <span className="truncate">
        {label} {children}
      </span>
      <X className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{t('removeFilter')}</span>
    </button>
  )
}
