import { administrationExamples } from '../administration/examples.ts'
import { analyticsExamples } from '../analytics/examples.ts'
import { auditExamples } from '../audit/examples.ts'
import { blogExamples } from '../blog/examples.ts'
import { candidateExamples } from '../candidates/examples.ts'
import { favoriteExamples } from '../favorites/examples.ts'
import { fileExamples } from '../files/examples.ts'
import { healthExamples } from '../health/examples.ts'
import { identityExamples } from '../identity/examples.ts'
import { secondFactorExamples } from '../identity/second-factor/examples.ts'
import { jobAdExamples } from '../job-ads/examples.ts'
import { locationExamples } from '../organization-locations/examples.ts'
import { organizationExamples } from '../organizations/examples.ts'
import { searchExamples } from '../search/examples.ts'
import { teamExamples } from '../team/examples.ts'
import { userExamples } from '../users/examples.ts'

/** An example response of each endpoint, by method and path. Each noun adds its list here; a test checks the shapes. */
export const examples: Record<string, unknown> = Object.fromEntries<unknown>([
  ...administrationExamples,
  ...analyticsExamples,
  ...auditExamples,
  ...blogExamples,
  ...candidateExamples,
  ...favoriteExamples,
  ...fileExamples,
  ...healthExamples,
  ...identityExamples,
  ...secondFactorExamples,
  ...jobAdExamples,
  ...locationExamples,
  ...organizationExamples,
  ...searchExamples,
  ...teamExamples,
  ...userExamples,
])
