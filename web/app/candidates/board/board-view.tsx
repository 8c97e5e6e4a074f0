import type { CandidateState } from '@qareeb/contract/candidates'
import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { type Ref, useId, useRef } from 'react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { useRefusal } from '../../workspace/use-refusal.ts'
import { needsConfirmation } from '../decide/decision-dialog.tsx'
import { useReopening } from '../decide/use-reopening.tsx'
import { isNarrowed } from '../filter/candidate-filter.ts'
import { KeyStrip } from '../keys/key-strip.tsx'
import { useCandidateKeys } from '../keys/use-candidate-keys.ts'
import type { CandidateViewProps } from '../list/candidate-view-props.ts'
import { FootStack } from '../list/foot-stack.tsx'
import { ListAndPanel } from '../list/list-and-panel.tsx'
import { ListHead } from '../list/list-head.tsx'
import { NoCandidates } from '../list/no-candidates.tsx'
import { BoardCard, CardFace } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { boardSteps } from './board-steps.ts'
import { EdgeShades } from './edge-shades.tsx'
import { type Announce, useAnnouncements } from './use-announcements.ts'
import { type BoardMove, useBoardMove } from './use-board-move.ts'
import { type Column, useBoard } from './use-board.ts'
import { useCardHandlers } from './use-card-handlers.ts'

/** The candidates of an ad on a board: the same list and filters as the table, a column for each state. */
export default function BoardView({ team, filtering, onAnswer }: CandidateViewProps) {
  const { filter, open } = filtering
  const { openId } = filter
  const search = useRef<HTMLInputElement>(null)
  const columns = useBoard(team.id, filter)
  const { announced, announce, clear } = useAnnouncements()
  const moving = useBoardMove(team.id, (card) => announce('dropped', card))
  const reopening = useReopening()
  const mayDecide = useRefusal(candidateRights.decide) === null
  const answerOne = (id: string) => onAnswer({ kind: { action: 'message' }, choice: { ids: [id] } })
  const steps = boardSteps(columns, openId, open)
  const help = useCandidateKeys({
    focusSearch: () => search.current?.focus(),
    listed: columns.flatMap(({ cards }) => cards.map(({ id }) => id)),
    open,
    openId,
    steps,
    select: null,
    answer: mayDecide && openId !== null ? () => answerOne(openId) : null,
  })
  const move = (card: CandidateRow, state: CandidateState) => {
    clear()
    // A move that sends a message is confirmed first, and the bar of that answer announces it.
    if (needsConfirmation(state)) onAnswer({ kind: { action: 'move', state }, choice: { ids: [card.id] } })
    else reopening.start(card, state, () => moving.move(card, state))
  }
  return (
    <ListAndPanel
      jobAdId={team.id}
      openId={openId}
      steps={steps}
      onAnswerOne={answerOne}
      foot={<KeyStrip help={help} view="board" isOpen={openId !== null} mayDecide={mayDecide} />}
    >
      <ListHead team={team} filtering={filtering} searchRef={search} />
      <BoardOrNobody
        team={team}
        filtering={filtering}
        columns={columns}
        onMove={mayDecide ? move : null}
        announce={announce}
      />
      <Announced text={announced} />
      {reopening.dialog}
      <FootStack jobAdId={team.id} filtering={filtering} mayDecide={mayDecide}>
        <UndoMove moving={moving} />
      </FootStack>
    </ListAndPanel>
  )
}

type BoardOrNobodyProps = Pick<CandidateViewProps, 'team' | 'filtering'> &
  Pick<BoardProps, 'columns' | 'onMove' | 'announce'>

/** The board; for an ad without candidates the same help as in the table. */
function BoardOrNobody({ team, filtering, ...board }: BoardOrNobodyProps) {
  const { filter, open } = filtering
  const isEmpty = !isNarrowed(filter) && board.columns.every(({ list }) => list.items?.length === 0)
  if (isEmpty) return <NoCandidates team={team} {...filtering} />
  return <Board openId={filter.openId} onOpen={open} {...board} />
}

type BoardProps = {
  columns: readonly Column[]
  openId: string | null
  onOpen: (id: string) => void
  /** Null for somebody who may not decide. */
  onMove: ((card: CandidateRow, state: CandidateState) => void) | null
  announce: Announce
}

function Board({ columns, openId, onOpen, onMove, announce }: BoardProps) {
  const t = usePhrases('candidates')
  const helpId = useId()
  const board = useRef<HTMLDivElement>(null)
  const { drag, ghost, handlers, carriedId, target } = useCardHandlers({
    board,
    columns,
    onOpen,
    onMove,
    announce,
  })
  return (
    <>
      <p id={helpId} className="sr-only">
        {usePhrases('candidateBoard')('help')}
      </p>
      <div className="relative">
        <ScrollBox
          ref={board}
          label={t('board')}
          className="grid snap-x auto-cols-[minmax(15.5rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-1 max-sm:auto-cols-[82%]"
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.state}
              column={column}
              isTarget={column.state === target}
              renderCard={(card, place) => (
                <BoardCard
                  card={card}
                  {...place}
                  isOpen={card.id === openId}
                  isCarried={card.id === carriedId}
                  describedBy={helpId}
                  {...handlers}
                />
              )}
            />
          ))}
        </ScrollBox>
        <EdgeShades board={board} />
      </div>
      {drag && <Ghost ref={ghost} card={drag.card} />}
    </>
  )
}

/** The card under the pointer. */
const Ghost = ({ ref, card }: { ref: Ref<HTMLDivElement>; card: CandidateRow }) => (
  <div
    ref={ref}
    aria-hidden
    className="pointer-events-none fixed top-0 z-50 w-64 rounded-m border border-brand bg-surface p-3 shadow-2"
  >
    <CardFace card={card} />
  </div>
)

/** The last move of a card, for screen readers alone. */
const Announced = ({ text }: { text: string }) => (
  <p role="status" className="sr-only">
    {text}
  </p>
)

/** The way to take a move back as long as the board is open. The announcement is read out instead. */
function UndoMove({ moving: { moved, undo } }: { moving: BoardMove }) {
  const t = usePhrases('candidateBoard')
  const own = usePhrases('candidates')
  if (!moved) return null
  const { card } = moved
  return (
    <div
      data-foot
      data-candidate={card.id}
      className="mx-auto flex w-fit max-w-full items-center gap-3 rounded-m bg-info-soft px-4 py-2 text-sm text-info shadow-2"
    >
      {t('dropped', { name: isolateName(card.name ?? own('erased')), state: own(`state.${card.state}`) })}
      <Button kind="quiet" size="small" onClick={() => void undo()}>
        {own('undo')}
      </Button>
    </div>
  )
}
