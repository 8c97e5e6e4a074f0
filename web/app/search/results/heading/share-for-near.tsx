import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { usePhrases } from '../../../i18n/use-phrases.ts'
import { useLocateViewer } from '../../../map/use-locate-viewer.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

/**
 * In the heading's place where the words ask for what is near and nobody knows where that is: the button that asks the
 * device. Once it has answered, the list is asked for again.
 * @param place where the list searches meanwhile
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
