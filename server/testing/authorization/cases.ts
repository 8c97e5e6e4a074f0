import { administrationCases } from '../../administration/authorization-cases.ts'
import { analyticsCases } from '../../analytics/authorization-cases.ts'
import { apiDocumentCases } from '../../api-document/authorization-cases.ts'
import { auditCases } from '../../audit/authorization-cases.ts'
import { blogCases } from '../../blog/authorization-cases.ts'
import { candidateCases } from '../../candidates/authorization-cases.ts'
import { favoriteCases } from '../../favorites/authorization-cases.ts'
import { fileCases } from '../../files/authorization-cases.ts'
import { healthCases } from '../../health/authorization-cases.ts'
import { identityCases } from '../../identity/authorization-cases.ts'
import { secondFactorCases } from '../../identity/second-factor/authorization-cases.ts'
import { jobAdCases } from '../../job-ads/authorization-cases.ts'
import { locationCases } from '../../organization-locations/authorization-cases.ts'
import { organizationCases } from '../../organizations/authorization-cases.ts'
import { searchCases } from '../../search/authorization-cases.ts'
import { teamCases } from '../../team/authorization-cases.ts'
import { userCases } from '../../users/authorization-cases.ts'
import type { Cases } from './case.ts'

/** How each case of the matrix is asked, by call and case. A noun adds its list here. */
export const cases: Cases = {
  ...administrationCases,
  ...apiDocumentCases,
  ...analyticsCases,
  ...auditCases,
  ...blogCases,
  ...candidateCases,
  ...favoriteCases,
  ...fileCases,
  ...healthCases,
  ...identityCases,
  ...secondFactorCases,
  ...jobAdCases,
  ...locationCases,
  ...organizationCases,
  ...searchCases,
  ...teamCases,
  ...userCases,
}
