import { useId } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'

/** The roles that can be given, by the names that the API takes. */
export const givenRoles = ['HR', 'admin'] as const
export type GivenRole = (typeof givenRoles)[number]

type RoleChoiceProps = { chosen: GivenRole; onChange: (role: GivenRole) => void }

/** The roles in the company, each with its meaning. */
export function RoleChoice({ chosen, onChange }: RoleChoiceProps) {
  const t = usePhrases('team')
  const name = useId()
  return (
    <fieldset className="min-w-0 text-start">
      <legend className="mb-1.5 text-sm font-medium">{t('role')}</legend>
      <div className="grid gap-3">
        {givenRoles.map((role) => (
          <label
            key={role}
            className="grid grid-cols-[auto_1fr] gap-x-3 rounded-m border border-line-strong p-4 has-checked:border-brand has-checked:bg-brand-soft/40"
          >
            <input
              type="radio"
              name={name}
              value={role}
              checked={chosen === role}
              onChange={() => onChange(role)}
              className="row-span-2 mt-1 size-5 accent-brand"
            />
            <span className="font-medium">{t(role === 'admin' ? 'role.ADMIN' : 'role.HR')}</span>
            <span className="text-sm text-ink-2">{t(role === 'admin' ? 'roleAdminText' : 'roleHrText')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
