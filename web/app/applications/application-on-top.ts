import type { ApplicationRow } from '@qareeb/contract/candidates/applications'

type Waiting = Pick<
  ApplicationRow,
  'id' | 'appliedAt' | 'openedAt' | 'inProgressAt' | 'promisedOn' | 'waitingDays'
>

/**
 * The application that stands open on top of the list on phones: the first with a promised day, else the one that has
 * changed last. Decided and withdrawn ones do not.
 * @param applications in the order of the list
 */
export function applicationOnTop(applications: readonly Waiting[]): string | undefined {
  const waiting = applications.filter(({ waitingDays }) => waitingDays !== null)
  const promised = waiting.find(({ promisedOn }) => promisedOn !== null)
  const [latest] = waiting.toSorted((one, other) => changedAt(other).localeCompare(changedAt(one)))
  return (promised ?? latest)?.id
}

const changedAt = ({ appliedAt, openedAt, inProgressAt }: Waiting) => inProgressAt ?? openedAt ?? appliedAt
