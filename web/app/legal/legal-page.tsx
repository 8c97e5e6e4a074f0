import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../i18n/dates.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Html } from '../reading/html.tsx'
import { Button } from '../ui/button.tsx'
import type { LegalText } from './legal-text.server.ts'

type LegalPageProps = {
  text: LegalText
  /** Shown under the text. */
  children?: ReactNode
}

/** A legal text with its version and a list of its sections. */
export function LegalPage({ text, children }: LegalPageProps) {
  const { title, version, introduction, sections } = text
  const t = usePhrases('legal')

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 px-4 py-10 sm:px-6 lg:grid-cols-[15rem_1fr] lg:py-16 print:block">
      <header className="lg:col-span-2">
        <h1 className="text-3xl font-semibold sm:text-4xl">{title}</h1>
        <p className="mt-3 text-sm text-ink-3">{t('version', { date: formatDate(version) })}</p>
        <Html text={introduction} className="mt-5 text-lg text-ink-2" />
        <Button kind="outline" className="needs-scripts mt-5 print:hidden" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          {t('print')}
        </Button>
      </header>
      <Contents sections={sections} />
      <article className="space-y-10">
        {sections.map((section, index) => (
          <section key={section.title} aria-labelledby={idOf(index)}>
            <h2 id={idOf(index)} className="scroll-mt-24 text-xl font-semibold">
              {index + 1}. {section.title}
            </h2>
            <Html text={section} className="mt-3 text-ink-2" />
          </section>
        ))}
        {children}
      </article>
    </div>
  )
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const t = usePhrases('legal')
  return (
    <nav
      aria-label={t('contents')}
      className="self-start rounded-l border border-line bg-surface p-5 text-sm lg:sticky lg:top-24 print:hidden"
    >
      <ol className="list-inside list-decimal space-y-2 marker:text-ink-3">
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a className="footer-link" href={`#${idOf(index)}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const idOf = (index: number) => `section-${index + 1}`
