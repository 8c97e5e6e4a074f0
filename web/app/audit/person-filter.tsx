import { listTeam } from '@qareeb/contract/team'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { LabelledSelect } from '../ui/labelled-select.tsx'

type PersonFilterProps = {
  person: string | undefined
  /** Undefined chooses everybody. */
  onChoose: (person: string | undefined) => void
}

/** The members of the team for the filter of entries: the first fifty, and the one whom the address names. */
export function PersonFilter({ person, onChoose }: PersonFilterProps) {
  const t = usePhrases('audit')
  const { data: team } = useQueryOf(listTeam, { query: { state: 'active' } })
  const members = team?.items ?? []
  const isOther = person !== undefined && members.every(({ id }) => id !== person)
  return (
    <LabelledSelect
      label={t('person')}
      value={person ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
      options={[
        { value: '', label: t('everybody') },
        ...members.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
        ...(isOther ? [{ value: person, label: t('otherPerson') }] : []),
      ]}
    />
  )
}
