import { answerRateBounds } from '@qareeb/contract/candidates/answer-rate-bounds'
import { Check, Clock, Eye, Inbox, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

type ComingStepsProps = {
  /** Of a guest, who follows the application by the mailed link. */
  email: string | null
  /** The link is mailed once the time to undo is over. */
  canUndo: boolean
  usualAnswerDays: number | null
}

/** The steps after an application. */
export function ComingSteps({ email, canUndo, usualAnswerDays }: ComingStepsProps) {
  const t = usePhrases('applying')
  return (
    <section aria-labelledby="coming-title" className="grid gap-3">
      <h3 id="coming-title" className="font-semibold">
        {t('comingTitle')}
      </h3>
      <ol className="grid rounded-m border border-line bg-surface px-4 py-4">
        <Step icon={<Check aria-hidden />} isDone title={t('comingSent')}>
          {/* A guest gets one mail, with the link of the next step. */}
          {email === null && t('comingSentText')}
        </Step>
        {email !== null && (
          <Step icon={<Mail aria-hidden />} title={t('comingLink')}>
            <LinkText email={isolateCode(email)} canUndo={canUndo} />
          </Step>
        )}
        <Step icon={<Eye aria-hidden />} title={t('comingOpened')}>
          {t('comingOpenedText')}
        </Step>
        {usualAnswerDays !== null && (
          <Step icon={<Clock aria-hidden />} title={t('comingUsual', { count: usualAnswerDays })}>
            {t('comingUsualText', { days: isolateCode(`${answerRateBounds.days}`) })}
          </Step>
        )}
        <Step icon={<Inbox aria-hidden />} title={t('comingDecision')}>
          {t('comingDecisionText')}
        </Step>
      </ol>
      <p className="text-[0.8125rem] text-ink-2">{t('comingChanges')}</p>
    </section>
  )
}

/** When the link comes. Both sentences keep their room, so that the change moves nothing. */
function LinkText({ email, canUndo }: { email: string; canUndo: boolean }) {
  const t = usePhrases('applying')
  const shown = canUndo ? 'comingLinkText' : 'comingLinkLeft'
  return (
    <span className="grid">
      {(['comingLinkText', 'comingLinkLeft'] as const).map((key) => (
        <span key={key} className={cx('col-start-1 row-start-1', key !== shown && 'invisible')}>
          {t(key, { email })}
        </span>
      ))}
    </span>
  )
}

type StepProps = { icon: ReactNode; title: string; isDone?: boolean; children: ReactNode }

const Step = ({ icon, title, isDone = false, children }: StepProps) => (
  <li className="coming-step relative flex gap-3 pb-4 last:pb-0">
    <span
      className={cx(
        'relative grid size-8 shrink-0 place-items-center rounded-full border [&>svg]:size-4',
        isDone ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-ink-3',
      )}
    >
      {icon}
    </span>
    <span className="grid min-w-0">
      <span className="font-medium">{title}</span>
      <span className="text-[0.8125rem] wrap-anywhere text-ink-2">{children}</span>
    </span>
  </li>
)
