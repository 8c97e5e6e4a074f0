import type { ReactNode } from 'react'

type FactorRowProps = {
  icon: ReactNode
  name: string
  text: ReactNode
  /** The possible actions. */
  actions: ReactNode
  children?: ReactNode
}

/** One factor: its kind, whether it is on, and the possible actions. */
export function FactorRow({ icon, name, text, actions, children }: FactorRowProps) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          {icon}
        </span>
        <div className="min-w-44 flex-1">
          <h3 className="font-medium">{name}</h3>
          <p className="text-sm text-ink-2">{text}</p>
        </div>
        <div className="flex gap-2">{actions}</div>
      </div>
      {children}
    </li>
  )
}
