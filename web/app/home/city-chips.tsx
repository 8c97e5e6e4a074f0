import type { PresetCity } from '@qareeb/contract/cities'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useLocateViewer } from '../map/use-locate-viewer.ts'
import { presetCities } from '../search-box/city-options.ts'
import { chipStyle } from '../ui/chip-style.ts'

/** Narrower on phones, where two rows have to hold them all, in any font. */
const chip = (isSelected = false) => `${chipStyle(isSelected)} max-sm:px-3.5`

/**
 * The five cities, and "near me", which asks the device for its place and falls back to Riyadh. "Other", which asks for
 * the same, stands in the select of the search box alone.
 */
export function CityChips({ city, everywhereAddress }: { city: PresetCity; everywhereAddress: string }) {
  const t = usePhrases('home')
  const shell = usePhrases('shell')
  const paths = usePaths()
  const { status, locate } = useLocatedSearch()

  return (
    <nav aria-label={t('cities')} className="mt-6">
      <ul className="flex flex-wrap justify-center gap-2 sm:gap-2.5">
        {presetCities.map((one) => (
          <li key={one}>
            <Link
              to={paths.home(one)}
              preventScrollReset
              prefetch="intent"
              aria-current={one === city ? 'true' : undefined}
              className={chip(one === city)}
            >
              {shell(`city.${one}`)}
            </Link>
          </li>
        ))}
        <li>
          {/* Before scripts are loaded, the whole country is the right list. */}
          <a href={everywhereAddress} onClick={locate} className={chip()}>
            <LocateFixed className="size-4 text-brand" aria-hidden />
            {shell('nearMe')}
          </a>
        </li>
      </ul>
      <output className="mt-3 block min-h-6 text-sm text-ink-2">
        {status === 'locating' && t('locating')}
        {status === 'unknown' && t('locationRefused')}
        {status === 'abroad' && t('locatedAbroad')}
      </output>
    </nav>
  )
}

/**
 * Finds the reader's position on a click and searches for the words "near me". Without a position it shows Riyadh with a
 * notice.
 */
function useLocatedSearch() {
  const shell = usePhrases('shell')
  const paths = usePaths()
  const navigate = useNavigate()
  const locateViewer = useLocateViewer()
  const [status, setStatus] = useState<'idle' | 'locating' | 'unknown' | 'abroad'>('idle')

  const find = async () => {
    setStatus('locating')
    const found = await locateViewer()
    if (found === null) return setStatus('idle')
    if (typeof found !== 'string') return navigate(paths.search({ q: shell('nearMe') }))
    setStatus(found === 'abroad' ? 'abroad' : 'unknown')
    return navigate(paths.home(), { preventScrollReset: true })
  }
  const locate = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (status !== 'locating') void find()
  }
  return { status, locate }
}
