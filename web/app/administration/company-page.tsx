import { inspectCompany, type InspectedCompany } from '@qareeb/contract/administration'
import { getOrganization, type Organization } from '@qareeb/contract/organizations'
import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError, type BoundCall } from '../http/api.ts'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { ImpersonateDialog } from '../organizations/impersonation/impersonate-dialog.tsx'
import { StatusBadge } from '../organizations/verification/status-badge.tsx'
import { VerificationSection } from '../organizations/verification/verification-section.tsx'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useTabTitle } from '../page/use-tab-title.ts'
import { useLoaded } from '../session/use-loaded.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import type { Failing } from '../ui/loading-or-failed.tsx'
import { ShapeOrFailed } from '../ui/page-shape.tsx'
import { Reloadable } from '../ui/reloadable.tsx'
import { PageTop } from '../workspace/page-top.tsx'
import { useAdministration } from './administration-context.ts'
import { CompanyContents } from './company-contents.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { PlanSection } from './plan-section.tsx'

export const handle = routeHandle({ phrases: ['files', 'audit'], shape: 'form' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('companies'), noindex: true },
}))

export const meta = pageMeta

type Shown = { organization: Organization; inspected: InspectedCompany }

/** What no further try would find. */
const nowhere = 'nowhere'

/** A company as its team knows it, read only, and what the platform decides about it. */
export default function InspectedCompanyPage() {
  const t = usePhrases('administration')
  const { id = '' } = useParams()
  const load = useCallback(
    async (call: BoundCall): Promise<Shown | typeof nowhere> => {
      try {
        const inspected = await call(inspectCompany, { params: { id } })
        return { inspected, organization: await call(getOrganization, { query: { organizationId: id } }) }
      } catch (failure) {
        if (isOfNothing(failure)) return nowhere
        throw failure
      }
    },
    [id],
  )
  const loaded = useLoaded(load)
  const crumbs = useCrumbs()
  if (loaded.data === nowhere) return <NoSuchCompany />
  if (loaded.data) return <Company {...loaded} {...loaded.data} />
  return (
    <>
      <PageTop title={t('companies')} crumbs={crumbs} />
      <ShapeOrFailed shape="form" {...loaded} />
    </>
  )
}

/** The id is none of a company, or no id at all. */
const isOfNothing = (failure: unknown) =>
  failure instanceof ApiError && (failure.status === 404 || failure.status === 400)

function useCrumbs() {
  const t = usePhrases('administration')
  const paths = usePaths()
  return [
    { to: paths.admin(), label: t('overview') },
    { to: paths.adminCompanies(), label: t('companies') },
  ]
}

function NoSuchCompany() {
  const t = usePhrases('administration')
  const crumbs = useCrumbs()
  return (
    <>
      <PageTop title={t('noSuchCompany')} crumbs={crumbs} text={t('noSuchCompanyText')} />
      <Link to={usePaths().adminCompanies()} className={buttonStyle({ kind: 'outline' })}>
        {t('toCompanies')}
      </Link>
    </>
  )
}

function Company({ organization, inspected, failure, reload }: Shown & Failing) {
  const t = usePhrases('administration')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const work = useAdministration()
  const [isEntering, setIsEntering] = useState(false)
  useTabTitle(readIn(useLocale(), organization.name).text)
  const follow = () => {
    reload()
    work.reload()
  }
  return (
    <>
      <PageTop
        title={<BilingualText value={organization.name} />}
        crumbs={useCrumbs()}
        badge={<StatusBadge status={organization.verificationStatus} />}
        actions={
          <>
            <Link to={paths.companyDetails(organization.id)} className={buttonStyle({ kind: 'quiet' })}>
              {dashboard('companyDetails')}
            </Link>
            <Link to={paths.companyLocations(organization.id)} className={buttonStyle({ kind: 'quiet' })}>
              {dashboard('companyLocations')}
            </Link>
            <Button kind="outline" onClick={() => setIsEntering(true)}>
              {t('look')}
            </Button>
          </>
        }
      />
      <Reloadable label={t('companies')} failure={failure} reload={reload}>
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <VerificationSection organization={organization} onChange={follow} isInspected>
              <DocumentViewer organization={organization} />
            </VerificationSection>
            <PlanSection organization={organization} interest={inspected.planInterest} onChange={follow} />
          </div>
          <CompanyContents {...inspected} onChange={reload} />
        </div>
      </Reloadable>
      <ImpersonateDialog company={isEntering ? organization : null} onClose={() => setIsEntering(false)} />
    </>
  )
}
