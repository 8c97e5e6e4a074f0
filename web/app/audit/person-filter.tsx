import { listTeam } from '@qareeb/contract/team'
import { useSearchParams } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Choice } from '../ui/choice.tsx'
import { usePerson } from './use-person.ts'

/** The members of the team for the filter of entries; the first page of a very large team. */
export function PersonFilter() {
  const t = usePhrases('audit')
  const person = usePerson()
  const [filters, setFilters] = useSearchParams()
  const { data: team } = useQueryOf(listTeam, { query: { state: 'active' } })
  const choose = (chosen: string) => {
    const next = new URLSearchParams(filters)
    if (chosen) next.set('person', chosen)
    else next.delete('person')
    setFilters(next, { preventScrollReset: true })
  }
  return (
    <Choice
      label={t('person')}
      value={person ?? ''}
      onChoose={choose}
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
