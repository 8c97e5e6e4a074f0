import { Html } from '../html.tsx'
import type { TextSection } from '../page-text.server.ts'

/** The way to the first ad. */
export const FirstSteps = ({ section }: { section: TextSection }) => (
  <section aria-labelledby="first-steps">
    <h2 id="first-steps" className="text-2xl font-semibold">
      {section.title}
    </h2>
    <ol className="mt-6 grid gap-4 md:grid-cols-3">
      {section.items.map((step, index) => (
        <li key={step.title} className="rounded-l bg-brand-soft p-6">
          <span className="text-3xl font-semibold text-brand">{index + 1}</span>
          <h3 className="mt-2 text-lg font-semibold">{step.title}</h3>
          <Html text={step} className="mt-1 text-ink-2" />
        </li>
      ))}
    </ol>
  </section>
)
