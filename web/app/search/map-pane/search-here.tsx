import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { afterRest } from '../../page/after-rest.ts'
import { useIsElsewhere } from '../../page/use-is-elsewhere.ts'
import { cx } from '../../ui/cx.ts'
import { isFollowChosen, rememberFollowChoice } from '../address/follow-choice.ts'
import { MapHeading } from './map-heading.tsx'
import type { MovedMap } from './use-camera.ts'

/** Milliseconds that the map rests before the list follows by itself. */
const restMs = 400

type SearchHereProps = {
  moved: MovedMap | null
  onSearch: (view: MovedMap, options: { isFollowing: boolean }) => void
}

/** Over the map: its heading; "search this area" once it was moved, and the choice to let the list follow by itself. */
export function SearchHere({ moved, onSearch }: SearchHereProps) {
  const t = usePhrases('search')
  const id = useId()
  const [isFollowing, setIsFollowing] = useState(isFollowChosen)

  const choose = (isChosen: boolean) => {
    setIsFollowing(isChosen)
    rememberFollowChoice(isChosen)
  }

  const follow = useEffectEvent((view: MovedMap) => onSearch(view, { isFollowing: true }))
  const isElsewhere = useEffectEvent(useIsElsewhere())
  // A step back to an earlier search moves the map too, and must not search again.
  const isFollowed = isFollowing && moved?.byReader === true

  useEffect(() => {
    if (!isFollowed || !moved) return undefined
    return afterRest(restMs, { isElsewhere: () => isElsewhere(), act: () => follow(moved) })
  }, [isFollowed, moved])

  return (
    <div className="search-here">
      {!moved && <MapHeading />}
      {moved && !isFollowed && (
        <button
          type="button"
          onClick={() => onSearch(moved, { isFollowing: false })}
          className="flex h-11 items-center gap-2 rounded-full border border-line bg-surface px-5 text-sm font-medium text-ink shadow-2 hover:bg-sunken"
        >
          <RefreshCw className="size-4" aria-hidden />
          {t('searchHere')}
        </button>
      )}
      <label
        htmlFor={id}
        // On a phone's small map it comes with the first movement.
        className={cx(
          'flex h-9 items-center gap-2 rounded-full bg-surface/90 px-4 text-[0.8125rem] text-ink-2 shadow-1',
          !moved && !isFollowing && 'max-md:hidden',
        )}
      >
        <input
          id={id}
          type="checkbox"
          checked={isFollowing}
          onChange={({ target }) => choose(target.checked)}
          className="size-4 accent-brand"
        />
        {t('searchAsMoving')}
      </label>
    </div>
  )
}
