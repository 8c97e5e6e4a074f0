import { Html } from '../html.tsx'
import type { TextItem, TextSection } from '../page-text.server.ts'

/** Sections in prose beside their headings; those with parts as cards. */
export const Story = ({ sections }: { sections: TextSection[] }) =>
  sections.map((section, index) => (
    <section
      key={section.title}
      aria-labelledby={`part-${index + 1}`}
      className={section.items.length > 0 ? '' : 'grid gap-x-12 gap-y-4 lg:grid-cols-[20rem_1fr]'}
    >
      <h2 id={`part-${index + 1}`} className="text-2xl font-semibold">
        {section.title}
      </h2>
      <Html
        text={section}
        className={section.items.length > 0 ? 'mt-2 text-ink-2' : 'text-ink-2 sm:text-lg'}
      />
      {section.items.length > 0 && <Cards items={section.items} />}
    </section>
  ))

const Cards = ({ items }: { items: TextItem[] }) => (
  <ul className="mt-6 grid gap-4 sm:grid-cols-2">
    {items.map((item) => (
      <li key={item.title} className="rounded-l border border-line bg-surface p-5 sm:p-6">
        <h3 className="text-lg font-semibold">{item.title}</h3>
        <Html text={item} className="mt-2 text-ink-2" />
      </li>
    ))}
  </ul>
)
