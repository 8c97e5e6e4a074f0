import type { JobAdState } from '@qareeb/contract/job-ads'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = { draft: 'warn', active: 'good', inactive: 'plain', expired: 'plain' } as const

/** The state of an ad as a word on its colour. */
export function AdState({ state }: { state: JobAdState }) {
  const t = usePhrases('jobAdList')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
