import type { Membership } from '@qareeb/contract/organizations'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { inputStyle } from '../../forms/input-style.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { useSwitchCompany } from '../../workspace/use-switch-company.ts'
import { CompanyLine } from './company-line.tsx'
import { matchesName } from './matches-name.ts'

/** From how many companies on a list is searched rather than read. */
const searchedFrom = 3

/** The companies of the reader, to choose the one to work for. */
export function CompanyChoice({ onChosen }: { onChosen?: () => void }) {
  const t = usePhrases('dashboard')
  const { profile } = useDashboard()
  const [typed, setTyped] = useState('')
  const id = useId()
  const { organizations } = profile
  const shown = organizations.filter(({ organization }) => matchesName(organization.name, typed))

  return (
    // Columns that may be narrower than a name in them, which is cut then.
    <div className="grid grid-cols-1 gap-3">
      {organizations.length >= searchedFrom && (
        <div>
          <label htmlFor={id} className="sr-only">
            {t('findCompany')}
          </label>
          <input
            id={id}
            type="search"
            dir="auto"
            value={typed}
            placeholder={t('findCompany')}
            autoComplete="off"
            className={inputStyle}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <ul className="grid grid-cols-1 gap-1">
        {shown.map((one) => (
          <li key={one.organization.id}>
            <Choice membership={one} onChosen={onChosen} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {shown.length === 0 && t('noSuchCompany')}
      </p>
    </div>
  )
}

type ChoiceProps = { membership: Membership; onChosen: (() => void) | undefined }

function Choice({ membership: { organization }, onChosen }: ChoiceProps) {
  const t = usePhrases('dashboard')
  const { active } = useDashboard()
  const switchTo = useSwitchCompany()
  const isActive = active?.organization.id === organization.id
  const [choose, isRunning] = useAction(async () => {
    if (!isActive) await switchTo(organization.id)
    onChosen?.()
  })
  return (
    <button
      type="button"
      aria-current={isActive ? 'true' : undefined}
      aria-busy={isRunning}
      onClick={choose}
      className="flex w-full items-center gap-3 rounded-m p-2.5 hover:bg-sunken aria-[current]:bg-brand-soft"
    >
      <CompanyLine organization={organization} />
      {isActive && (
        <span className="flex shrink-0 items-center gap-1 text-sm font-medium text-brand-strong">
          <Check className="size-4" aria-hidden />
          {t('activeNow')}
        </span>
      )}
    </button>
  )
}
