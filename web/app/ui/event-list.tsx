import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type ShownEvent = {
  key: string
  text: ReactNode
  /** When, and who did it. */
  detail: ReactNode
  /** Words that belong to it. */
  quote?: string | null
  /** It has not happened yet. */
  isComing?: boolean
}

/** Events, one under the other on a line, which is dashed from the first that has not happened. */
export const EventList = ({ events }: { events: readonly ShownEvent[] }) => (
  <ol className="grid ps-[1.0625rem]">
    {events.map(({ key, text, detail, quote, isComing = false }) => (
      <li key={key} className="relative pb-4 last:pb-0">
        <span
          aria-hidden
          className={cx(
            'absolute inset-y-0 -start-[1.0625rem] border-s',
            isComing ? 'border-dashed border-line-strong' : 'border-line',
          )}
        />
        <span
          aria-hidden
          className={cx(
            'absolute -start-[1.3125rem] top-1.5 size-2.5 rounded-full',
            isComing ? 'border border-dashed border-ink-3 bg-surface' : 'bg-brand',
          )}
        />
        <span className={cx('block', isComing ? 'text-ink-2' : 'font-semibold')}>{text}</span>
        <span className="text-[0.8125rem] text-ink-3">{detail}</span>
        {quote && (
          <p dir="auto" className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-2">
            {quote}
          </p>
        )}
      </li>
    ))}
  </ol>
)
