import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { candidateRights } from '@qareeb/contract/rights/candidates'
import { useMemo, useRef } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { MoreButton } from '../../ui/loading/more-button.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import type { Pages } from '../../ui/loading/pages.ts'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { useRefusal } from '../../workspace/use-refusal.ts'
import type { AnswerKind } from '../answer/answer-kind.ts'
import type { Filtering } from '../filter/use-candidate-filter.ts'
import { KeyStrip } from '../keys/key-strip.tsx'
import { useCandidateKeys } from '../keys/use-candidate-keys.ts'
import { SelectionBar } from '../select/selection-bar.tsx'
import { type CandidateSelection, useCandidateSelection } from '../select/use-candidate-selection.ts'
import { CandidateTable } from './candidate-table.tsx'
import type { CandidateViewProps } from './candidate-view-props.ts'
import { FootStack } from './foot-stack.tsx'
import { ListAndPanel } from './list-and-panel.tsx'
import { ListHead } from './list-head.tsx'
import { NoCandidates } from './no-candidates.tsx'
import { useCandidates, useCandidateTotal } from './use-candidates.ts'
import { useTableSteps } from './use-table-steps.ts'

/** The candidates of an ad as a table, in which they are selected and answered. */
export function TableView({ team, filtering, onAnswer }: CandidateViewProps) {
  const { filter, open } = filtering
  const { openId } = filter
  const list = useCandidates(team.id, filter)
  const total = useCandidateTotal(team.id, filter) ?? 0
  const search = useRef<HTMLInputElement>(null)
  const steps = useTableSteps(list, total, filtering)
  const listed = useMemo(() => (list.items ?? []).map(({ id }) => id), [list.items])
  const selection = useCandidateSelection({ listed, total, filter })
  const mayDecide = useRefusal(candidateRights.decide) === null
  const answer = (kind: AnswerKind) => onAnswer({ kind, choice: selection.choice, onSent: selection.clear })
  const answerOne = (id: string) => onAnswer({ kind: { action: 'message' }, choice: { ids: [id] } })
  const help = useCandidateKeys({
    focusSearch: () => search.current?.focus(),
    listed,
    open,
    openId,
    steps,
    select: mayDecide ? selection.toggle : null,
    answer: mayDecide ? answerOf({ selection, openId, answer, answerOne }) : null,
  })
  return (
    <ListAndPanel
      jobAdId={team.id}
      openId={openId}
      steps={steps}
      onAnswerOne={answerOne}
      foot={<KeyStrip help={help} view="table" isOpen={openId !== null} mayDecide={mayDecide} />}
    >
      <ListHead team={team} filtering={filtering} searchRef={search} />
      <Listed
        list={list}
        total={total}
        filtering={filtering}
        team={team}
        selection={mayDecide ? selection : null}
      />
      <FootStack
        jobAdId={team.id}
        filtering={filtering}
        mayDecide={mayDecide}
        isSelecting={selection.count > 0}
      >
        <SelectionBar selection={selection} total={total} onAnswer={answer} />
      </FootStack>
    </ListAndPanel>
  )
}

type AnswerOf = {
  selection: CandidateSelection
  openId: string | null
  answer: (kind: AnswerKind) => void
  answerOne: (id: string) => void
}

/** The action of the key for answering: selected candidates come before the open one. */
function answerOf({ selection, openId, answer, answerOne }: AnswerOf): (() => void) | null {
  if (selection.count > 0) return () => answer({ action: 'message' })
  return openId === null ? null : () => answerOne(openId)
}

type ListedProps = {
  list: Pages<CandidateRow>
  total: number
  filtering: Filtering
  team: TeamJobAd
  selection: CandidateSelection | null
}

function Listed({ list, total, filtering: { filter, change, open }, team, selection }: ListedProps) {
  const t = usePhrases('candidates')
  const ui = usePhrases('ui')
  const { items, failure, reload, hasMore, isLoading, loadMore } = list
  if (!items) return <ShapeOrFailed shape="list" failure={failure} reload={reload} />
  if (items.length === 0) return <NoCandidates team={team} filter={filter} change={change} />
  return (
    <Reloadable failure={failure} reload={reload} label={t('title')}>
      <p role="status" className="sr-only">
        {ui(hasMore ? 'firstListed' : 'listed', { count: items.length })}
      </p>
      <CandidateTable
        items={items}
        total={total}
        openId={filter.openId}
        onOpen={open}
        selection={selection}
        loadMore={hasMore && !isLoading ? loadMore : null}
      />
      {hasMore && <MoreButton isLoading={isLoading} onLoad={loadMore} />}
    </Reloadable>
  )
}
