import { candidateRights } from '@qareeb/contract/rights/candidates'
import { updateOwnProfile } from '@qareeb/contract/users'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { useRefusalReason } from '../../workspace/use-refusal.ts'
import { WhyNot } from './marketing-section.tsx'

/** Whether the reader gets mails about new candidates: their own choice, not that of the company. */
export function MailsSection() {
  const t = usePhrases('organizationSettings')
  const { profile, adopt } = useDashboard()
  const call = useCall()
  const whyNot = useRefusalReason(candidateRights.decide)
  const { candidateMails } = profile
  const [change, isChanging] = useAction(async () => {
    adopt(await call(updateOwnProfile, { body: { candidateMails: !candidateMails } }))
    toast(t('saved'), 'success')
  })
  return (
    <SectionCard id="mails" title={t('mails')} text={t('mailsText')}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isChanging ? !candidateMails : candidateMails}
          aria-busy={isChanging}
          disabled={whyNot !== null}
          aria-describedby={whyNot === null ? undefined : 'mails-why-not'}
          onChange={change}
          className="size-5 shrink-0 accent-brand"
        />
        {t('mailsAllow')}
      </label>
      <WhyNot id="mails-why-not" text={whyNot} />
    </SectionCard>
  )
}
