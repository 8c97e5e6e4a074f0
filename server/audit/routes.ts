import {
  listAudit as listEndpoint,
  listCompanyAudit as listCompanyEndpoint,
  getLastChange as lastChangeEndpoint,
} from '@qareeb/contract/audit'
import { organizationRights } from '@qareeb/contract/rights/organizations'
import { requirePlatformAdmin } from '../ground/acting-for.ts'
import { allowing } from '../ground/require-right.ts'
import { on } from '../platform/http/on.ts'
import { getLastChange } from './get-last-change.ts'
import { listAudit } from './list-audit.ts'
import { listCompanyAudit } from './list-company-audit.ts'

export const auditRoutes = [
  on(listEndpoint, listAudit, { allow: requirePlatformAdmin }),
  on(lastChangeEndpoint, getLastChange, { allow: allowing(organizationRights.readLastChange) }),
  on(listCompanyEndpoint, listCompanyAudit, { allow: allowing(organizationRights.readLog) }),
]
