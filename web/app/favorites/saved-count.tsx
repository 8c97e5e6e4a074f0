import { useStore } from '../page/use-store.ts'
import { favoriteStore } from '../session/favorite-store.ts'
import { cx } from '../ui/cx.ts'

const countSaved = () => favoriteStore.read().ids.length

/** The number of saved jobs; nothing while there are none. The server has no reader. */
export function SavedCount({ className }: { className: string }) {
  const count = useStore(favoriteStore.subscribe, countSaved, () => 0)
  if (count === 0) return null
  return (
    <span
      className={cx(
        'min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem] leading-[1.125rem] font-semibold text-on-brand',
        className,
      )}
    >
      {count}
    </span>
  )
}
