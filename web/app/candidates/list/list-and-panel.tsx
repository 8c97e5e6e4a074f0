import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { CandidatePanel } from '../detail/candidate-panel.tsx'
import type { PanelSteps } from '../detail/panel-head.tsx'

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
  return (
    <div
      className={cx(
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
