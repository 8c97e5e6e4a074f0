import { Search } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'

type FaqSearchProps = { typed: string; onType: (typed: string) => void; count: number }

/** Finds questions while somebody types; without scripts the button asks the server. */
export function FaqSearch({ typed, onType, count }: FaqSearchProps) {
  const t = usePhrases('faq')
  const shell = usePhrases('shell')
  return (
    <form role="search" className="relative mt-7" onSubmit={(event) => event.preventDefault()}>
      <div className="relative">
        <Search
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-ink-3"
          aria-hidden
        />
        <input
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="h-13 w-full rounded-m border border-line-strong bg-surface ps-12 pe-4 placeholder:text-ink-3"
        />
      </div>
      <div className="mt-3 hidden noscript:block">
        <button className={buttonStyle({ kind: 'outline' })}>{shell('search')}</button>
      </div>
      {/* In the margin of the first group, so that neither an empty line stands there nor anything moves. */}
      <output className="absolute inset-x-0 top-full mt-2 block text-sm text-ink-2">
        {typed.trim() !== '' && t('found', { count })}
      </output>
    </form>
  )
}
