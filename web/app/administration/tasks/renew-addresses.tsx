import { refreshSlugs } from '@qareeb/contract/job-ads/job-ad-life'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** Gives every published ad the addresses of its present titles, and shows how many have changed. */
export function RenewAddresses() {
  const t = usePhrases('administration')
  const call = useCall()
  const [renew, isRenewing] = useAction(async () => {
    const { changed } = await call(refreshSlugs, {}, { duration: 'long' })
    toast(t('addressesRenewed', { count: changed }), 'success')
  })
  return (
    <SectionCard id="addresses" title={t('addresses')} text={t('addressesText')}>
      <Button kind="outline" size="small" disabled={isRenewing} onClick={renew}>
        {t('renewAddresses')}
      </Button>
    </SectionCard>
  )
}
