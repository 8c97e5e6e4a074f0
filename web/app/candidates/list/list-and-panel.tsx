import { type ReactNode, useRef } from 'react'
import { cx } from '../../ui/cx.ts'
import { CandidatePanel } from '../detail/candidate-panel.tsx'
import type { PanelSteps } from '../detail/panel-head.tsx'
import { leaveField, useKeptFocus } from '../keys/use-kept-focus.ts'

type ListAndPanelProps = {
  jobAdId: string
  openId: string | null
  steps: PanelSteps
  onAnswerOne: (id: string) => void
  children: ReactNode
}

/** The list with the open application beside it, on small screens in its place. */
export function ListAndPanel({ jobAdId, openId, steps, onAnswerOne, children }: ListAndPanelProps) {
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
        'outline-none',
        isOpen && 'xl:grid xl:grid-cols-[minmax(22rem,2fr)_minmax(0,3fr)] xl:items-start xl:gap-5',
      )}
    >
      <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', isOpen && 'max-xl:hidden')}>{children}</div>
      {openId !== null && (
        <div className="xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto xl:overscroll-contain">
          <CandidatePanel
            jobAdId={jobAdId}
            candidateId={openId}
            steps={steps}
            onAnswer={() => onAnswerOne(openId)}
          />
        </div>
      )}
    </div>
  )
}
