import { ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { type End, useHiddenEnds } from '../../page/hidden-ends.ts'
import { cx } from '../../ui/cx.ts'

/** The row of chips, which scrolls; for a mouse, an arrow stands at each end that hides some of them. */
export function ChipRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <div className="search-chips-frame">
      <div ref={row} className="search-chips-row">
        <div className="search-chips">{children}</div>
      </div>
      {useHiddenEnds(row).map((end) => (
        <Arrow key={end} end={end} row={row} />
      ))}
    </div>
  )
}

type ArrowProps = { end: End; row: RefObject<HTMLElement | null> }

/** For the mouse alone: keys and fingers scroll the row without it. */
function Arrow({ end, row }: ArrowProps) {
  const scroll = () => {
    const { dir } = document.documentElement
    const width = row.current?.clientWidth ?? 0
    const left = (end === 'end' ? 1 : -1) * (dir === 'rtl' ? -1 : 1) * width * 0.6
    row.current?.scrollBy({ left })
  }
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={scroll}
      className="search-chips-arrow"
      data-end={end}
    >
      <span className="flip-rtl">
        <ChevronRight className={cx('size-5', end === 'start' && 'rotate-180')} />
      </span>
    </button>
  )
}
