import type { RefObject } from 'react'
import { useHiddenEnds } from '../../page/hidden-ends.ts'
import { cx } from '../../ui/cx.ts'

const looks = {
  start: 'start-0 bg-linear-to-l rtl:bg-linear-to-r',
  end: 'end-0 bg-linear-to-r rtl:bg-linear-to-l',
}

/** A shade at each end of the board that hides a column. */
export function EdgeShades({ board }: { board: RefObject<HTMLElement | null> }) {
  return useHiddenEnds(board).map((end) => (
    <span
      key={end}
      aria-hidden
      className={cx(
        'pointer-events-none absolute top-0 bottom-1 z-10 w-4 from-transparent to-line-strong/60',
        looks[end],
      )}
    />
  ))
}
