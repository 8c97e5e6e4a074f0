import type { VerificationStatus } from '@qareeb/contract/job-ads'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = { pending: 'warn', verified: 'good', rejected: 'bad' } as const

type StatusBadgeProps = {
  status: VerificationStatus
  /** False for a company without a document: there is nothing to verify yet. */
  hasRegistration?: boolean
}

/** Where a company stands with its verification. */
export function StatusBadge({ status, hasRegistration = true }: StatusBadgeProps) {
  const t = usePhrases('organizations')
  if (status === 'pending' && !hasRegistration) return <Badge>{t('status.withoutDocument')}</Badge>
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
