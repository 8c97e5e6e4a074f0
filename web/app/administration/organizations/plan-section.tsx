import type { InspectedCompany } from '@qareeb/contract/administration'
import { type Plan, plans } from '@qareeb/contract/job-ads'
import { type Organization, updateOrganization } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { invalidatedByCompany } from '../../organizations/details/invalidated-by-company.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'

type PlanSectionProps = {
  organization: Organization
  interest: InspectedCompany['planInterest']
}

/** The plan of a company, which platform administrators alone change. */
export function PlanSection({ organization, interest }: PlanSectionProps) {
  const t = usePhrases('administration')
  const send = useMutationOf(updateOrganization, { changes: invalidatedByCompany })
  const [plan, setPlan] = useState<Plan>(organization.plan)
  const [isAsking, setIsAsking] = useState(false)
  const [change, isChanging] = useAction(async () => {
    await send({ query: { organizationId: organization.id }, body: { plan } })
    setIsAsking(false)
    toast(t('planChanged'), 'success')
  })
  const choose = (written: string) => {
    const chosen = plans.find((plan) => plan === written)
    if (chosen) setPlan(chosen)
  }
  return (
    <SectionCard id="plan" title={t('plan')} text={t('planText')}>
      {interest && (
        <p className="mb-4 text-ink-2">
          {t('planInterest', { date: formatDate(interest.at), plan: t(`plan.${interest.plan}`) })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('plan')}
          value={plan}
          onChange={(event) => choose(event.currentTarget.value)}
          options={plans.map((value) => ({ value, label: t(`plan.${value}`) }))}
          className="h-11 min-w-40 rounded-m border border-line-strong [&>select]:ps-4"
        />
        <Button disabled={plan === organization.plan} onClick={() => setIsAsking(true)}>
          {t('changePlan')}
        </Button>
      </div>
      <ConfirmPlan
        from={organization.plan}
        to={plan}
        isOpen={isAsking}
        isBusy={isChanging}
        onClose={() => setIsAsking(false)}
        onConfirm={change}
      />
    </SectionCard>
  )
}

type ConfirmPlanProps = {
  from: Plan
  to: Plan
  isOpen: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a plan changes, which takes effect at once. */
function ConfirmPlan({ from, to, isOpen, isBusy, onClose, onConfirm }: ConfirmPlanProps) {
  const t = usePhrases('administration')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('planQuestion', { plan: t(`plan.${to}`) })}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isBusy} onClick={onConfirm}>
            {t('changePlan')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('planQuestionText', { from: t(`plan.${from}`), to: t(`plan.${to}`) })}</p>
    </Dialog>
  )
}
