import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useLocateViewer } from '../../../map/use-locate-viewer.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

/**
 * Replaces the heading where the words ask for jobs nearby and the position is unknown: the button that asks the
 * device. After its answer the list is loaded again.
 * @param place the area of the list meanwhile
 */
export function ShareForNear({ place }: { place: string }) {
  const t = usePhrases('search')
  const map = usePhrases('map')
  const locateViewer = useLocateViewer()
  const [state, setState] = useState<'idle' | 'locating' | 'refused' | 'unavailable' | 'abroad'>('idle')
  const isLocating = state === 'locating'
  const locate = async () => {
    setState('locating')
    const found = await locateViewer()
    setState(typeof found === 'string' ? found : 'idle')
  }

  return (
    <header className="search-heading flex-wrap">
      <h1 className="min-w-0 flex-1">
        <span className="search-heading-count">{t('shareForNear')}</span>
        <span className="search-heading-where">{t('meanwhile', { place })}</span>
      </h1>
      <button
        type="button"
        onClick={() => void locate()}
        aria-disabled={isLocating}
        className={`needs-scripts ${buttonStyle({ size: 'small' })}`}
      >
        <LocateFixed className="size-4" aria-hidden />
        {t(isLocating ? 'locating' : 'share')}
      </button>
      <output className="basis-full text-sm text-ink-2 empty:hidden">
        {state !== 'idle' && state !== 'locating' && map(state)}
      </output>
    </header>
  )
}
