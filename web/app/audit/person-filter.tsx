import { listTeam } from '@qareeb/contract/team'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { LabelledSelect } from '../ui/labelled-select.tsx'

type PersonFilterProps = {
  person: string | undefined
  /** Undefined chooses everybody. */
  onChoose: (person: string | undefined) => void
}

/** The members of the team for the filter of entries; the first page of a very large team. */
export function PersonFilter({ person, onChoose }: PersonFilterProps) {
  const t = usePhrases('audit')
  const { data: team } = useQueryOf(listTeam, { query: { state: 'active' } })
  return (
    <LabelledSelect
      label={t('person')}
      value={person ?? ''}
      onChoose={(chosen) => onChoose(chosen || undefined)}
      options={[
        { value: '', label: t('everybody') },
        ...(team?.items ?? []).map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
      ]}
    />
  )
}
