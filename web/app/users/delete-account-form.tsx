import { type AccountDeletion, getOwnDeletion, type OwnProfile } from '@qareeb/contract/users'
import { useState } from 'react'
import { useQueryOf } from '../data/use-query-of.ts'
import { inputStyle } from '../forms/input-style.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { isNameOf } from '../organizations/settings/is-name-of.ts'
import { useErasedLines } from '../organizations/settings/use-erased-lines.ts'
import { Button } from '../ui/button.tsx'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'

type DeleteAccountFormProps = { profile: OwnProfile; onConfirm: () => void; onCancel: () => void }

/** The data that is deleted with the account, once it is known. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { data, failure, reload } = useQueryOf(getOwnDeletion, {})
  if (!data) return <LoadingOrFailed failure={failure} reload={reload} lines={4} />
  return <DeletionForm {...props} companies={data.companies} />
}

type DeletionFormProps = DeleteAccountFormProps & AccountDeletion

/** Asks for a word, or for the name of each company that goes too. */
function DeletionForm({ profile, companies, onConfirm, onCancel }: DeletionFormProps) {
  const t = usePhrases('users')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const asked = useAsked(companies)
  const isConfirmed = asked.every(({ id, accepts }) => accepts(typed[id] ?? ''))

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isConfirmed) onConfirm()
      }}
    >
      <Lines lines={t.list(profile.userType === 'employer' ? 'deleteWhatEmployer' : 'deleteWhat')} />
      {companies.map((company) => (
        <CompanyGoing key={company.id} company={company} />
      ))}
      {asked.map(({ id, label }) => (
        <label key={id} className="grid gap-1.5 text-sm font-medium wrap-anywhere">
          {label}
          <input
            value={typed[id] ?? ''}
            dir="auto"
            autoComplete="off"
            className={inputStyle}
            onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
          />
        </label>
      ))}
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

type Asked = { id: string; label: string; accepts: (typed: string) => boolean }

/** The text to type. */
function useAsked(companies: AccountDeletion['companies']): Asked[] {
  const t = usePhrases('users')
  const locale = useLocale()
  const word = t('deleteWord')
  if (companies.length === 0)
    return [
      {
        id: 'word',
        label: t('deleteConfirm', { word }),
        accepts: (typed) => typed.trim().toLowerCase() === word,
      },
    ]
  return companies.map(({ id, name }) => ({
    id,
    label: t('deleteCompanyConfirm', { company: isolateName(readIn(locale, name).text) }),
    accepts: (typed) => isNameOf(typed, name),
  }))
}

function CompanyGoing({ company: { name, ...erased } }: { company: AccountDeletion['companies'][number] }) {
  const t = usePhrases('users')
  const company = isolateName(readIn(useLocale(), name).text)
  return (
    <div className="grid gap-2 rounded-m bg-warn-soft px-4 py-3 text-sm">
      <p className="font-medium text-warn wrap-anywhere">{t('deleteCompany', { company })}</p>
      <Lines lines={[...t.list('deleteCompanyWhat'), ...useErasedLines(erased)]} />
      <p>{t('deleteCompanyKeep')}</p>
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc space-y-1.5 ps-5 text-ink-2">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
