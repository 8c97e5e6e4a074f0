import { type AuditAction, type CompanyAuditEntry, readActions } from '@qareeb/contract/audit'

/** The latest of equal entries, and their number. */
export type FoldedEntry = CompanyAuditEntry & { times: number }

/** Frequent entries without a change: reads of a platform administrator who helps, opened applications, and refusals. */
const looks = new Set<AuditAction>([...readActions, 'candidate.open', 'request.refuse'])

/** Folds consecutive reads and refusals of the same people about the same object into one line; changes keep their own. */
export function foldRepeats(entries: readonly CompanyAuditEntry[]): FoldedEntry[] {
  const folded: FoldedEntry[] = []
  for (const entry of entries) {
    const last = folded.at(-1)
    if (last && isRepeated(last, entry)) last.times += 1
    else folded.push({ ...entry, times: 1 })
  }
  return folded
}

const isRepeated = (one: CompanyAuditEntry, other: CompanyAuditEntry): boolean =>
  looks.has(one.action) &&
  one.action === other.action &&
  one.outcome === other.outcome &&
  one.details['code'] === other.details['code'] &&
  one.reason === other.reason &&
  one.subjectName === other.subjectName &&
  one.object?.id === other.object?.id &&
  one.actor.kind === other.actor.kind &&
  one.actor.name === other.actor.name
