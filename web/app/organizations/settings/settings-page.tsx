import { getOrganization, type Organization } from '@qareeb/contract/organizations'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { ActivitySection } from '../../audit/activity-section.tsx'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { TwoColumns } from '../../workspace/two-columns.tsx'
import { useRefusalReason } from '../../workspace/use-refusal.ts'
import { CompanyDataSection } from './company-data-section.tsx'
import { DeleteCompanySection } from './delete-company-section.tsx'
import { MailsSection } from './mails-section.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { RetentionSection } from './retention-section.tsx'

export const handle = routeHandle({
  phrases: ['audit', 'organizationSettings', 'organizations', 'users', 'identity'],
  shape: 'columns',
})

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('organizationSettings')('title'), noindex: true },
}))

export const meta = pageMeta

/** The company's settings, its data, and its end. */
export default function SettingsPage() {
  const t = usePhrases('organizationSettings')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const whyNot = useRefusalReason(organizationRights.changeSettings)
  const {
    data: organization,
    failure,
    reload,
    replace,
  } = useQueryOf(getOrganization, { query: {} }, { isFresh: true })
  const retention = organization && (
    <RetentionSection organization={organization} onChange={replace} whyNot={whyNot} />
  )
  // Without the sections of admins the second column would be nearly empty.
  const isShort = useRefusalReason(organizationRights.delete) !== null
  return (
    <>
      <PageTop title={t('title')} crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]} />
      {organization ? (
        <TwoColumns
          first={
            <>
              <MailsSection />
              <MarketingSection organization={organization} onChange={replace} whyNot={whyNot} />
              {!isShort && retention}
            </>
          }
          second={
            <>
              {isShort && retention}
              <OwnerSections organization={organization} />
            </>
          }
        />
      ) : (
        <ShapeOrFailed shape="columns" failure={failure} reload={reload} />
      )}
    </>
  )
}

/** Decisions of the company's admins alone; other members read the reason once. */
function OwnerSections({ organization }: { organization: Organization }) {
  const t = usePhrases('organizationSettings')
  const whyNot = useRefusalReason(organizationRights.delete)
  if (whyNot !== null) return <SectionCard id="admins" title={t('adminSection')} text={whyNot} />
  return (
    <>
      <ActivitySection />
      <CompanyDataSection />
      <DeleteCompanySection organization={organization} />
    </>
  )
}
