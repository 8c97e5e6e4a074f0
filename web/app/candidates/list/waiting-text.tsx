import type { CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { waitingOf } from './waiting.ts'

const phrases = { days: 'days', left: 'daysLeft', over: 'daysOver' } as const
const tones = { plain: '', soon: 'font-semibold text-warn', late: 'font-semibold text-danger' } as const

/** The days of waiting, or those left until the promised answer, or that the candidate knows of the ad's end; else a dash. */
export function WaitingText({ candidate, today }: { candidate: CandidateRow; today: string }) {
  const t = usePhrases('candidates')
  if (candidate.isToldOfEnd) return <span>{t('toldOfEnd')}</span>
  const waiting = waitingOf(candidate, today)
  if (!waiting) return <span aria-hidden>–</span>
  return <span className={tones[waiting.tone]}>{t(phrases[waiting.kind], { count: waiting.count })}</span>
}
