import type { ReactNode } from 'react'

export type ShownEvent = {
  key: string
  text: ReactNode
  /** When, and who did it. */
  detail: ReactNode
  /** Words that belong to it. */
  quote?: string | null
}

/** Events, one under the other on a line. */
export const EventList = ({ events }: { events: readonly ShownEvent[] }) => (
  <ol className="grid gap-4 border-s border-line ps-4">
    {events.map(({ key, text, detail, quote }) => (
      <li key={key} className="relative">
        <span aria-hidden className="absolute -start-[1.3125rem] top-1.5 size-2.5 rounded-full bg-brand" />
        <span className="block font-semibold">{text}</span>
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
