import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { countCandidates, listCandidates } from '@qareeb/contract/candidates/candidate-list'
import { assignCandidate } from '@qareeb/contract/candidates/one-candidate'
import { useListPatch } from '../../data/use-list-patch.ts'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useFailureToast } from '../../session/use-failure-toast.ts'
import { Select } from '../../ui/select.tsx'
import { useColleagues } from './use-colleagues.ts'

type AssigneeChoiceProps = {
  jobAdId: string
  candidate: Candidate
  mayDecide: boolean
  onChanged: (candidate: Candidate) => void
}

/** The colleague who looks after a candidate. */
export function AssigneeChoice({ jobAdId, candidate, mayDecide, onChanged }: AssigneeChoiceProps) {
  const t = usePhrases('candidates')
  const colleagues = useColleagues()
  const send = useMutationOf(assignCandidate, { changes: [] })
  const list = useListPatch(listCandidates, countCandidates)
  const sayFailure = useFailureToast()
  const { assignee } = candidate
  const give = async (id: string) => {
    const chosen = colleagues.find((one) => one.id === id)
    onChanged({ ...candidate, assignee: chosen ? { id, name: chosen.name } : null })
    try {
      const params = { id: jobAdId, candidateId: candidate.id }
      const present = await send({ params, body: { userId: id === '' ? null : id } })
      onChanged(present)
      list.replace([present])
      list.refreshCounts()
    } catch (failure) {
      onChanged(candidate)
      await sayFailure(failure)
    }
  }
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
      {t('assignee')}
      <Select
        value={assignee?.id ?? ''}
        disabled={!mayDecide}
        onChange={({ target }) => void give(target.value)}
        options={optionsOf({
          colleagues,
          assignee,
          nobody: t('assigneeNone'),
          you: (name) => t('assigneeMe', { name }),
        })}
        className="h-9 max-w-60 rounded-full border border-line-strong bg-surface ps-3 text-sm max-sm:h-11"
      />
    </label>
  )
}

type OptionsOf = {
  colleagues: ReturnType<typeof useColleagues>
  assignee: Candidate['assignee']
  nobody: string
  you: (name: string) => string
}

/** The reader first; the present assignee also while the team is not here. */
function optionsOf({ colleagues, assignee, nobody, you }: OptionsOf) {
  const isListed = colleagues.some(({ id }) => id === assignee?.id)
  const all = assignee && !isListed ? [...colleagues, { ...assignee, isYou: false }] : colleagues
  const inOrder = all.toSorted((one, other) => Number(other.isYou) - Number(one.isYou))
  return [
    { value: '', label: nobody },
    ...inOrder.map(({ id, name, isYou }) => ({ value: id, label: isYou ? you(isolateName(name)) : name })),
  ]
}
