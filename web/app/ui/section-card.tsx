import type { ReactNode } from 'react'

type SectionCardProps = {
  /** Where the list of sections leads. */
  id: string
  title: string
  text?: string
  children?: ReactNode
}

/** One part of a page, on a card of its own. */
export function SectionCard({ id, title, text, children }: SectionCardProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-l border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[60ch] text-sm text-pretty text-ink-2">{text}</p>}
      <div className="mt-5 empty:hidden">{children}</div>
    </section>
  )
}
