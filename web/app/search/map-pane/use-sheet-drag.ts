import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pixels that a drag of the handle has to cover to mean something. */
const enough = 30

/** Lets the sheet follow a finger on its handle, and decides on release where it goes. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  to: { raise: () => void; lower: () => void },
) {
  const from = useRef<number | null>(null)
  const follow = (offset: number) => sheet.current?.style.setProperty('--drag', `${offset}px`)

  const end = ({ clientY }: PointerEvent) => {
    if (from.current === null) return
    const offset = clientY - from.current
    from.current = null
    follow(0)
    if (offset < -enough) to.raise()
    if (offset > enough) to.lower()
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => from.current !== null && follow(clientY - from.current),
    onPointerUp: end,
    onPointerCancel: end,
  }
}
