import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { usePaths } from '../i18n/use-phrases.ts'
import { useDashboard } from '../workspace/dashboard-context.ts'
import { admissionOf } from './admission.ts'
import { CompanyChooser } from './company-choice/company-chooser.tsx'
import { ForCompanies } from './for-companies.tsx'

/** The page of the address for readers who may see it, and the needed step for others. */
export function Admitted() {
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const { profile, active } = useDashboard()
  const forEveryone = [paths.dashboardProfile(), paths.createCompany(), paths.support()]
  const showingNamed = [paths.companyDetails(), paths.companyLocations()]
  const admission = admissionOf(profile, {
    needsCompany: !forEveryone.includes(pathname),
    namesCompany: showingNamed.includes(pathname) && new URLSearchParams(search).has('organizationId'),
  })

  switch (admission) {
    case 'page':
      // Another company is another page without state of the last one.
      return (
        <Fragment key={active?.organization.id}>
          <Outlet />
        </Fragment>
      )
    case 'to-create':
      return <Navigate replace to={paths.createCompany()} />
    case 'to-administration':
      return <Navigate replace to={paths.admin()} />
    case 'choose':
      return <CompanyChooser />
    case 'for-companies':
      return <ForCompanies />
  }
}
