import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Crop, type Croppable, moveCrop, zoomCrop } from './crop.ts'

type Point = { x: number; y: number }

/** How far an arrow key moves the picture, as a share of the square. */
const step = 0.04

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const zooms: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/**
 * Fingers, mouse, wheel and keys on a crop: one pointer moves the picture, two enlarge it, and so do the wheel and
 * + and −.
 */
export function useCropGestures(picture: Croppable, change: (next: (crop: Crop) => Crop) => void) {
  // Not `movementX`, which some browsers leave at 0 for fingers.
  const pointers = useRef(new Map<number, Point>())
  const zoomBy = (factor: number) => change((crop) => zoomCrop(crop, picture, crop.zoom * factor))
  const moveBy = (by: Point) => change((crop) => moveCrop(crop, picture, by))
  const leave = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, pointOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
      const shown = event.currentTarget.clientWidth
      if (other) zoomBy(distance(now, other) / Math.max(distance(before, other), 1))
      else moveBy({ x: (now.x - before.x) / shown, y: (now.y - before.y) / shown })
      pointers.current.set(event.pointerId, now)
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onWheel: ({ deltaY }: { deltaY: number }) => zoomBy(deltaY < 0 ? 1.05 : 1 / 1.05),
    onKeyDown(event: KeyboardEvent) {
      const [arrow, zoom] = [arrows[event.key], zooms[event.key]]
      if (arrow) moveBy(arrow)
      if (zoom) zoomBy(zoom)
      if (arrow || zoom) event.preventDefault()
    },
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
