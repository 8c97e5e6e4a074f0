import { LocateFixed } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { askForPosition } from '../../map/ask-for-position.ts'
import type { LocatingProblem } from '../../map/locate-viewer.ts'
import { FindPlace } from '../../map/places/find-place.tsx'
import { rememberViewer } from '../../session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { useFocusWhenReplaced } from '../../ui/use-focus-when-replaced.ts'

/**
 * Asks for the reader's position while it is unknown: from the device, or as a district that the reader chooses. Either
 * stays in this tab.
 */
export function AskForDistance() {
  const t = usePhrases('applying')
  const [state, setState] = useState<'idle' | 'locating' | LocatingProblem>('idle')
  const [isChoosing, setIsChoosing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(isChoosing, () => place.current?.querySelector('input')?.focus())
  const locate = async () => {
    setState('locating')
    const found = await askForPosition()
    if (typeof found !== 'string') return
    setState(found)
    setIsChoosing(true)
  }
  const isProblem = state !== 'idle' && state !== 'locating'
  return (
    <div ref={place} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          kind="soft"
          size="small"
          aria-disabled={state === 'locating'}
          onClick={() => state !== 'locating' && void locate()}
        >
          <LocateFixed className="size-[1.1rem]" aria-hidden />
          {t(state === 'locating' ? 'locating' : 'howFar')}
        </Button>
        {!isChoosing && (
          <Button kind="quiet" size="small" onClick={() => setIsChoosing(true)}>
            {t('chooseDistrict')}
          </Button>
        )}
      </div>
      <output className="text-sm text-ink-2 empty:hidden">{isProblem && t(`position.${state}`)}</output>
      {isChoosing && (
        <FindPlace
          label={t('district')}
          hint={t('districtHint')}
          unknown={t('districtUnknown')}
          onFind={(place) => rememberViewer(place)}
        />
      )}
    </div>
  )
}
