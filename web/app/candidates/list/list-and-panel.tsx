import { type ReactNode, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { CandidatePanel } from '../detail/candidate-panel.tsx'
import type { PanelSteps } from '../detail/panel-head.tsx'
import { leaveField, useKeptFocus } from '../keys/use-kept-focus.ts'
import { KeepLine } from './keep-line.tsx'
import { PanelRoom } from './panel-room.tsx'

type ListAndPanelProps = {
  jobAdId: string
  openId: string | null
  steps: PanelSteps
  onAnswerOne: (id: string) => void
  /** Stands at the foot of the screen, under both. */
  foot: ReactNode
  children: ReactNode
}

/** The list with the open application beside it, on small screens in its place. */
export function ListAndPanel(props: ListAndPanelProps) {
  const { jobAdId, openId, steps, onAnswerOne, foot, children } = props
  const isOpen = openId !== null
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    // Escape leaves a field for the keys of the page.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      tabIndex={-1}
      onKeyDown={leaveField}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-y-4 outline-none lg:flex-1 lg:grid-rows-[1fr_auto]',
        isOpen && 'xl:grid-cols-[minmax(22rem,6fr)_minmax(0,7fr)] xl:items-start xl:gap-x-5',
      )}
    >
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-sm:gap-3',
          // Long enough for the page to scroll by as much as the head of the list grows.
          isOpen && 'max-xl:hidden xl:min-h-[calc(100dvh-4.5rem)]',
        )}
      >
        <KeepLine openId={openId} box={box}>
          {children}
        </KeepLine>
      </div>
      {openId !== null && (
        <PanelRoom>
          <CandidatePanel
            jobAdId={jobAdId}
            candidateId={openId}
            steps={steps}
            onAnswer={() => onAnswerOne(openId)}
          />
        </PanelRoom>
      )}
      <div className="contents *:col-span-full">{foot}</div>
    </div>
  )
}
