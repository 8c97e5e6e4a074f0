import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { SavedCount } from './saved-count.tsx'

/** The way to the saved jobs in the header; on phones the bar at the bottom leads there. */
export function SavedLink() {
  const t = usePhrases('shell')
  return (
    <Link
      to={usePaths().favorites()}
      title={t('navigationSaved')}
      className="relative grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink max-md:hidden"
    >
      <Heart className="size-5" aria-hidden />
      <span className="sr-only">{t('navigationSaved')}</span> <SavedCount className="absolute end-0 top-0" />
    </Link>
  )
}
