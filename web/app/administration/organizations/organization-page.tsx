import { inspectOrganization, type InspectedCompany } from '@qareeb/contract/administration'
import { getOrganization, type Organization } from '@qareeb/contract/organizations'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { ApiError } from '../../http/api.ts'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { ImpersonateDialog } from '../../identity/impersonation/impersonate-dialog.tsx'
import { StatusBadge } from '../../organizations/verification/status-badge.tsx'
import { VerificationSection } from '../../organizations/verification/verification-section.tsx'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import type { Failing } from '../../ui/loading/loading-or-failed.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { CompanyContents } from './company-contents.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { PlanSection } from './plan-section.tsx'
import { VerificationFacts } from './verification-facts.tsx'

export const handle = routeHandle({ phrases: ['files', 'audit'], shape: 'form' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('administration')('companies'), noindex: true },
}))

export const meta = pageMeta

type Shown = { organization: Organization; inspected: InspectedCompany }

/** A company as its team sees it, read only, and the platform's decisions about it. */
export default function OrganizationPage() {
  const t = usePhrases('administration')
  const { id = '' } = useParams()
  const { inspected, organization, ...state } = useCompany(id)
  const crumbs = useCrumbs()
  if (state.isNowhere) return <NoSuchCompany />
  if (inspected && organization)
    return <Company inspected={inspected} organization={organization} {...state} />
  return (
    <>
      <PageTop title={t('companies')} crumbs={crumbs} />
      <ShapeOrFailed shape="form" {...state} />
    </>
  )
}

function useCompany(id: string) {
  const inspected = useQueryOf(inspectOrganization, { params: { id } })
  const organization = useQueryOf(getOrganization, inspected.data && { query: { organizationId: id } })
  const reload = () => {
    inspected.reload()
    if (inspected.data) organization.reload()
  }
  return {
    inspected: inspected.data,
    organization: organization.data,
    replace: organization.replace,
    failure: inspected.failure ?? organization.failure,
    reload,
    isNowhere: isOfNothing(inspected.cause) || isOfNothing(organization.cause),
  }
}

/** The id is unknown or malformed. */
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

type CompanyProps = Shown & Failing & { replace: (organization: Organization) => void }

function Company({ organization, inspected, failure, reload, replace }: CompanyProps) {
  const t = usePhrases('administration')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const [isEntering, setIsEntering] = useState(false)
  useTabTitle(readIn(useLocale(), organization.name).text)
  return (
    <>
      <PageTop
        title={<BilingualText value={organization.name} />}
        crumbs={useCrumbs()}
        badge={
          <StatusBadge
            status={organization.verificationStatus}
            hasRegistration={organization.registration !== null}
          />
        }
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
            <VerificationSection organization={organization} onChange={replace} isInspected>
              <DocumentViewer organization={organization} />
              <VerificationFacts
                {...inspected.facts}
                registrationExpiresOn={organization.registrationExpiresOn}
              />
            </VerificationSection>
            <PlanSection organization={organization} interest={inspected.planInterest} />
          </div>
          <CompanyContents {...inspected} />
        </div>
      </Reloadable>
      <ImpersonateDialog company={isEntering ? organization : null} onClose={() => setIsEntering(false)} />
    </>
  )
}
