import { listAudit as listEndpoint, listCompanyAudit as listCompanyEndpoint } from '@qareeb/contract/audit'
import { actingAsAdmin, requirePlatformAdmin } from '../ground/acting-for.ts'
import { on } from '../platform/http/on.ts'
import { listAudit } from './list-audit.ts'
import { listCompanyAudit } from './list-company-audit.ts'

export const auditRoutes = [
  on(listEndpoint, listAudit, { allow: requirePlatformAdmin }),
  on(listCompanyEndpoint, listCompanyAudit, { allow: (context) => void actingAsAdmin(context) }),
]
