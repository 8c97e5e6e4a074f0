import { getOrganization } from '@qareeb/contract/organizations'
import { ExternalLink } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { ButtonSkeleton } from '../../workspace/page-skeleton.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { TwoColumns } from '../../workspace/two-columns.tsx'
import { StatusBadge } from '../verification/status-badge.tsx'
import { VerificationSection } from '../verification/verification-section.tsx'
import type { DetailsProps } from './details-props.ts'
import { LogoSection } from './logo-section.tsx'
import { NamesSection } from './names-section.tsx'

export const handle = routeHandle({ phrases: ['organizations', 'files'], shape: 'columns', hasActions: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('organizations')('title'), noindex: true },
}))

export const meta = pageMeta

/** Name, logo and verification of the company; platform administrators decide here about one that the address names. */
export default function OrganizationDetailsPage() {
  const t = usePhrases('organizations')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { active } = useDashboard()
  const [query] = useSearchParams()
  const named = active ? undefined : (query.get('organizationId') ?? undefined)
  const {
    data: organization,
    failure,
    reload,
    replace,
  } = useQueryOf(getOrganization, { query: { organizationId: named } }, { isFresh: true })

  return (
    <>
      <PageTop
        title={t('title')}
        crumbs={[{ to: paths.dashboard(), label: dashboard('overview') }]}
        badge={
          organization && (
            <StatusBadge
              status={organization.verificationStatus}
              hasRegistration={organization.registration !== null}
            />
          )
        }
        actions={
          organization ? organization.isPublic && <PublicPage slug={organization.slug} /> : <ButtonSkeleton />
        }
      />
      {organization ? (
        <Sections organization={organization} onChange={replace} isInspected={named !== undefined} />
      ) : (
        <ShapeOrFailed shape="columns" failure={failure} reload={reload} />
      )}
    </>
  )
}

const Sections = (props: DetailsProps) => (
  <TwoColumns
    first={<VerificationSection {...props} />}
    second={
      <>
        <LogoSection {...props} />
        <NamesSection {...props} />
      </>
    }
  />
)

function PublicPage({ slug }: { slug: string }) {
  const t = usePhrases('organizations')
  return (
    <Link to={usePaths().company(slug)} className={buttonStyle({ kind: 'outline' })}>
      <ExternalLink className="flip-rtl size-4" aria-hidden />
      {t('publicPage')}
    </Link>
  )
}
