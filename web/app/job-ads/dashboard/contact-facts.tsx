import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { SectionCard } from '../../ui/section-card.tsx'

/** The contact details of an ad, which only the team reads. */
export function ContactFacts({
  contact: { name, email, phone },
}: {
  contact: TeamJobAd['content']['contact']
}) {
  const t = usePhrases('jobAdList')
  if (name === null && email === null && phone === null)
    return <SectionCard id="contact" title={t('contact')} text={t('noContact')} />
  return (
    <SectionCard id="contact" title={t('contact')}>
      <dl className="grid gap-3 text-sm">
        {name !== null && <Fact label={t('contactName')} value={name} />}
        {email !== null && <Fact label={t('contactEmail')} value={email} isCode />}
        {phone !== null && <Fact label={t('contactPhone')} value={phone} isCode />}
      </dl>
    </SectionCard>
  )
}

const Fact = ({ label, value, isCode }: { label: string; value: string; isCode?: true }) => (
  <div>
    <dt className="text-ink-3">{label}</dt>
    <dd className="wrap-anywhere">
      <bdi {...(isCode && { dir: 'ltr' })}>{value}</bdi>
    </dd>
  </div>
)
