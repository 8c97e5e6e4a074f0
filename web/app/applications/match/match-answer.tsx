import type { Evaluation } from '@qareeb/contract/candidates/evaluation'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { MatchReasons } from './match-reasons.tsx'

/** The state of a match in words, and its reasons; null while none is known. */
export function MatchAnswer({ evaluation }: { evaluation: Evaluation | null }) {
  const t = usePhrases('match')
  const { state = null, reasons = [], isOutdated = false } = evaluation ?? {}
  return (
    <>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {state === 'reading' && t('reading')}
        {state === 'no-text' && t('noText')}
        {state === 'ready' && reasons.length === 0 && t('noRequirements')}
      </p>
      {isOutdated && <p className="text-sm text-warn">{t('outdated')}</p>}
      <MatchReasons reasons={reasons} />
    </>
  )
}
