import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSteady } from '../../ui/use-steady.ts'

/** The dragged card, and the column under it. */
export type Drag = { card: CandidateRow; over: CandidateState | null }

type CardDrag = {
  drag: Drag | null
  /** Follows the pointer. */
  ghost: RefObject<HTMLDivElement | null>
  onPointerDown: (event: PointerEvent<HTMLElement>, card: CandidateRow) => void
  /** Whether a press has just ended a drag: it opens nothing. */
  wasDragged: () => boolean
}

/** Pixels that a mouse moves before it drags, and milliseconds that a finger rests; a finger that moves before scrolls. */
const threshold = 6
const restMs = 280

/** Pixels from the edge of the screen within which the board scrolls under a card, and pixels of a frame. */
const edge = 48
const scrolled = 10

type Start = { card: CandidateRow; pointerId: number; isTouch: boolean; x: number; y: number }

type Following = {
  scroller: ReturnType<typeof edgeScroller>
  ghost: RefObject<HTMLDivElement | null>
  start: RefObject<Start | null>
  present: RefObject<Drag | null>
  show: (drag: Drag | null) => void
  /** Ends a drag; with `isDropped` the card goes to the column under it. */
  end: (isDropped: boolean) => void
}

/** Drags cards between columns by mouse, pen and touch. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (card: CandidateRow, state: CandidateState) => void,
): CardDrag {
  const [drag, setDrag] = useState<Drag | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const start = useRef<Start | null>(null)
  const present = useRef<Drag | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const endedAt = useRef(0)
  const drop = useSteady(onDrop)
  const show = (next: Drag | null) => {
    present.current = next
    setDrag(next)
  }
  useEffect(() => {
    const scroller = edgeScroller(board, (point) => mark(point, { present, show }))
    const end = (isDropped: boolean) => {
      clearTimeout(timer.current)
      scroller.stop()
      const { current } = present
      start.current = null
      if (!current) return
      endedAt.current = Date.now()
      show(null)
      const { card, over } = current
      if (isDropped && over !== null && over !== card.state) drop(card, over)
    }
    const stop = listen(handlersOf({ scroller, ghost, start, present, show, end }))
    return () => {
      end(false)
      stop()
    }
  }, [board, drop])

  return {
    drag,
    ghost,
    onPointerDown: ({ pointerId, pointerType, button, clientX: x, clientY: y }, card) => {
      if (button !== 0) return
      start.current = { card, pointerId, isTouch: pointerType === 'touch', x, y }
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        if (start.current?.pointerId !== pointerId) return
        show({ card, over: card.state })
        requestAnimationFrame(() => place(ghost.current, { clientX: x, clientY: y }))
      }, restMs)
    },
    wasDragged: () => Date.now() - endedAt.current < 250,
  }
}

type Handlers = {
  [Type in 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown' | 'touchmove' | 'contextmenu']: (
    event: DocumentEventMap[Type],
  ) => void
}

function handlersOf({ scroller, ghost, start, present, show, end }: Following): Handlers {
  const move = (event: globalThis.PointerEvent) => {
    const begun = start.current
    if (!begun || event.pointerId !== begun.pointerId) return
    if (!present.current) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) <= threshold) return
      // A finger that moves before it has rested scrolls.
      if (begun.isTouch) return end(false)
      show({ card: begun.card, over: null })
    }
    place(ghost.current, event)
    scroller.follow(event)
    mark(event, { present, show })
  }
  // A finger that carries a card does not scroll, nor open the menu of a long press.
  const hold = (event: Event) => {
    if (present.current && event.cancelable) event.preventDefault()
  }
  return {
    pointermove: move,
    pointerup: () => end(true),
    pointercancel: () => end(false),
    keydown: ({ key }) => key === 'Escape' && end(false),
    touchmove: hold,
    contextmenu: hold,
  }
}

/** @returns removes the listeners */
function listen(handlers: Handlers): () => void {
  const ended = new AbortController()
  const { signal } = ended
  document.addEventListener('pointermove', handlers.pointermove, { signal })
  document.addEventListener('pointerup', handlers.pointerup, { signal })
  document.addEventListener('pointercancel', handlers.pointercancel, { signal })
  document.addEventListener('keydown', handlers.keydown, { signal })
  document.addEventListener('touchmove', handlers.touchmove, { signal, passive: false })
  document.addEventListener('contextmenu', handlers.contextmenu, { signal })
  return () => ended.abort()
}

type Point = { clientX: number; clientY: number }

/** Centres the card on the pointer, wherever the frame of its fixed position begins. */
function place(ghost: HTMLElement | null, { clientX, clientY }: Point) {
  if (!ghost) return
  ghost.style.transform = ''
  const { left, top, width, height } = ghost.getBoundingClientRect()
  ghost.style.transform = `translate(${clientX - left - width / 2}px, ${clientY - top - height / 2}px)`
}

function columnAt({ clientX, clientY }: Point): CandidateState | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-column]')
  const name = found?.getAttribute('data-column')
  return candidateStates.find((state) => state === name) ?? null
}

/** Marks the column under the pointer. */
function mark(point: Point, { present, show }: Pick<Following, 'present' | 'show'>) {
  const over = columnAt(point)
  if (present.current && present.current.over !== over) show({ ...present.current, over })
}

/** Scrolls the board as long as the pointer is at the edge of the screen, also when it does not move. */
function edgeScroller(board: RefObject<HTMLElement | null>, onScrolled: (point: Point) => void) {
  let at: Point | null = null
  let frame = 0
  const step = () => {
    frame = 0
    const left = at === null ? 0 : atEdge(at) * scrolled
    if (at === null || left === 0) return
    board.current?.scrollBy({ left, behavior: 'instant' })
    onScrolled(at)
    frame = requestAnimationFrame(step)
  }
  return {
    follow: ({ clientX, clientY }: Point) => {
      at = { clientX, clientY }
      frame ||= requestAnimationFrame(step)
    },
    stop: () => {
      at = null
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** The side of the screen at whose edge a point is; 0 for neither. */
function atEdge({ clientX }: Point): -1 | 0 | 1 {
  if (clientX < edge) return -1
  return clientX > window.innerWidth - edge ? 1 : 0
}
