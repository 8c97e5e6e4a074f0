import type { Employer, Role, Sentence } from './role.ts'
import { administrationRoles } from './roles/administration.ts'
import { agricultureRoles } from './roles/agriculture.ts'
import { cleaningRoles } from './roles/cleaning.ts'
import { constructionRoles } from './roles/construction.ts'
import { customerServiceRoles } from './roles/customer-service.ts'
import { designRoles } from './roles/design.ts'
import { drivingRoles } from './roles/driving.ts'
import { educationRoles } from './roles/education.ts'
import { financeRoles } from './roles/finance.ts'
import { healthcareRoles } from './roles/healthcare.ts'
import { hospitalityRoles } from './roles/hospitality.ts'
import { hrRoles } from './roles/hr.ts'
import { itRoles } from './roles/it.ts'
import { legalRoles } from './roles/legal.ts'
import { logisticsRoles } from './roles/logistics.ts'
import { manufacturingRoles } from './roles/manufacturing.ts'
import { marketingRoles } from './roles/marketing.ts'
import { otherRoles } from './roles/other.ts'
import { retailRoles } from './roles/retail.ts'
import { salesRoles } from './roles/sales.ts'
import { securityRoles } from './roles/security.ts'
import { suitsEmployer } from './texts/narrator.ts'

/** Every role that an ad of the demo country can be for. */
export const roles: readonly Role[] = [
  ...administrationRoles,
  ...agricultureRoles,
  ...cleaningRoles,
  ...constructionRoles,
  ...customerServiceRoles,
  ...designRoles,
  ...drivingRoles,
  ...educationRoles,
  ...financeRoles,
  ...healthcareRoles,
  ...hospitalityRoles,
  ...hrRoles,
  ...itRoles,
  ...legalRoles,
  ...logisticsRoles,
  ...manufacturingRoles,
  ...marketingRoles,
  ...otherRoles,
  ...retailRoles,
  ...salesRoles,
  ...securityRoles,
]

/** The titles of a role that such an employer has; none where it does not hire for the role. */
export const titlesAt = (role: Role, employer: readonly Employer[]): Sentence[] =>
  role.employers.some((kind) => employer.includes(kind))
    ? role.titles.filter((title) => suitsEmployer(title, employer))
    : []
