import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; icon?: ReactNode; children?: ReactNode }

/** Says that there is nothing, and offers one way on. */
export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-l border border-dashed border-line-strong px-6 py-12 text-center">
      {icon && (
        <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand">{icon}</span>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-md text-sm text-ink-2">{text}</p>}
      {children}
    </div>
  )
}
