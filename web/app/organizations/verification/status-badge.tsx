import type { VerificationStatus } from '@qareeb/contract/job-ads'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = { pending: 'warn', verified: 'good', rejected: 'bad' } as const

/** Where a company stands with its verification. */
export function StatusBadge({ status }: { status: VerificationStatus }) {
  const t = usePhrases('organizations')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
