import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { PointerEvent, RefObject } from 'react'
import { useSteady } from '../../ui/use-steady.ts'
import { useCardDrag } from './use-card-drag.ts'
import { type CardKeysOptions, useCardKeys } from './use-card-keys.ts'

type Options = CardKeysOptions & { board: RefObject<HTMLElement | null>; onOpen: (id: string) => void }

/** The ways to open and to move a card. The handlers stay the same, so that a card is drawn again only when it changes. */
export function useCardHandlers({ board, onOpen, ...keys }: Options) {
  const { onMove } = keys
  const { drag, ghost, onPointerDown, wasDragged } = useCardDrag(board, (card, state) =>
    onMove?.(card, state),
  )
  const { picked, onKeyDown, onBlur } = useCardKeys(keys)
  const handlers = {
    onOpen: useSteady((id: string) => {
      if (!wasDragged()) onOpen(id)
    }),
    onPointerDown: useSteady((event: PointerEvent<HTMLElement>, card: CandidateRow) => {
      if (onMove) onPointerDown(event, card)
    }),
    onKeyDown: useSteady(onKeyDown),
    onBlur: useSteady(onBlur),
  }
  return {
    drag,
    ghost,
    handlers,
    carriedId: drag?.card.id ?? picked?.card.id,
    target: drag?.over ?? picked?.to,
  }
}
