import { ChevronDown, Link2 } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Html } from '../html.tsx'
import type { TextItem, TextSection } from '../page-text.server.ts'

/** Questions of one kind, each folded until it is asked. */
export function FaqGroup({ group, areOpen }: { group: TextSection; areOpen: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">{group.title}</h2>
      <div className="mt-4 divide-y divide-line overflow-hidden rounded-l border border-line bg-surface">
        {group.items.map((item) => (
          <Question key={item.title} item={item} isOpen={areOpen} />
        ))}
      </div>
    </section>
  )
}

/** The answer carries the name: browsers unfold what holds the target of an address. */
function Question({ item, isOpen }: { item: TextItem; isOpen: boolean }) {
  const t = usePhrases('faq')
  const { id, title } = item
  return (
    <details open={isOpen || undefined} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <h3>{title}</h3>
        <ChevronDown
          className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div id={id ?? undefined} className="flex scroll-mt-36 items-start justify-between gap-3 px-5 pb-5">
        <Html text={item} className="text-ink-2" />
        {id !== null && (
          <a
            href={`#${id}`}
            aria-label={t('linkToQuestion')}
            title={t('linkToQuestion')}
            className="-mt-1 grid size-10 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-brand"
          >
            <Link2 className="size-5" aria-hidden />
          </a>
        )}
      </div>
    </details>
  )
}
