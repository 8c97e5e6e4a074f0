import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { Decision } from '../decide/use-decision.ts'
import { useColleagues } from './use-colleagues.ts'

type AssigneeChoiceProps = { decision: Decision; mayDecide: boolean }

/** The colleague who looks after a candidate. */
export function AssigneeChoice({ decision, mayDecide }: AssigneeChoiceProps) {
  const t = usePhrases('candidates')
  const colleagues = useColleagues()
  const { assignee } = decision.shown
  const give = (id: string) => {
    const chosen = colleagues.find((one) => one.id === id)
    void decision.assign(chosen ? { id, name: chosen.name } : null)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <label className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8125rem] text-ink-3">
        {t('assignee')}
        <Select
          value={assignee?.id ?? ''}
          disabled={!mayDecide}
          onChange={({ target }) => give(target.value)}
          options={optionsOf({
            colleagues,
            assignee,
            nobody: t('assigneeNone'),
            you: (name) => t('assigneeMe', { name }),
          })}
          className="h-9 max-w-60 rounded-full border border-line-strong bg-surface ps-3 text-sm max-sm:h-11"
        />
      </label>
      {decision.undoable === 'assignee' && (
        <Button kind="quiet" size="small" aria-keyshortcuts="U" onClick={() => void decision.undo()}>
          {t('undo')}
        </Button>
      )}
    </div>
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
