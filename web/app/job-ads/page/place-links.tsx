import { defaultZoom } from '@qareeb/contract/cities'
import type { JobAdLocation } from '@qareeb/contract/job-ads'
import { ExternalLink, Search } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'

const linkStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-s text-sm font-medium text-brand hover:underline'

/** From an address on: the way there, and what else there is around it. */
export function PlaceLinks({ location: { lat, lng } }: { location: JobAdLocation }) {
  const t = usePhrases('jobPage')
  const paths = usePaths()
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 print:hidden">
      <li>
        <a
          href={`https://www.google.com/maps?q=${lat},${lng}`}
          target="_blank"
          rel="noopener"
          className={linkStyle}
        >
          <ExternalLink className="size-4 flip-rtl" aria-hidden />
          {t('openInMaps')}
        </a>
      </li>
      <li>
        <Link to={paths.search({ lat, lng, zoom: defaultZoom })} className={linkStyle}>
          <Search className="size-4" aria-hidden />
          {t('searchHere')}
        </Link>
      </li>
    </ul>
  )
}
