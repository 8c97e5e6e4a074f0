import type { ApplicationStage } from '@qareeb/contract/candidates/applications'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Badge } from '../ui/badge.tsx'

const tones = {
  sent: 'plain',
  opened: 'plain',
  'in-progress': 'info',
  closed: 'plain',
  hired: 'good',
  rejected: 'plain',
  withdrawn: 'plain',
} as const

/** Where an application stands, in a word. */
export const StageBadge = ({ stage }: { stage: ApplicationStage }) => (
  <Badge tone={tones[stage]}>{usePhrases('applications')(`stage.${stage}`)}</Badge>
)
