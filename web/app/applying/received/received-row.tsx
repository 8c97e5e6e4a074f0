import { type ReactNode, useRef } from 'react'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'

type ReceivedRowProps = {
  icon: ReactNode
  children: ReactNode
  /** A smaller line under it. */
  note?: ReactNode
  /** Opens a field in the place of the row. */
  edit?: { text: string; label: string; onPress: () => void }
}

/** One part of the data that the company receives. */
export const ReceivedRow = ({ icon, children, note, edit }: ReceivedRowProps) => (
  <div className="flex items-center gap-3 px-4 py-2.5 text-[0.9375rem] [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-3">
    {icon}
    <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
      {children}
      {note && <span className="text-[0.8125rem] text-ink-2">{note}</span>}
    </div>
    {edit && (
      <button
        type="button"
        aria-label={edit.label}
        onClick={edit.onPress}
        className="-me-2 min-h-11 shrink-0 rounded-m px-2 text-sm font-semibold text-brand hover:underline"
      >
        {edit.text}
      </button>
    )}
  </div>
)

/** A row whose field is open. */
export const OpenRow = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 px-4 py-4">{children}</div>
)

/** The place of a row that opens: its first field takes the focus of the pressed button. */
export function RowPlace({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(isOpen, () => place.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  return <div ref={place}>{children}</div>
}
