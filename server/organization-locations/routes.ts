import { companyHeader } from '@qareeb/contract/endpoint'
import {
  addOrganizationLocation as addEndpoint,
  deleteOrganizationLocation as deleteEndpoint,
  getOrganizationLocation as getEndpoint,
  importOrganizationLocations as importEndpoint,
  listOrganizationLocations as listEndpoint,
  updateOrganizationLocation as updateEndpoint,
} from '@qareeb/contract/organization-locations'
import { allowNaming } from '../ground/acting-for.ts'
import { on } from '../platform/http/on.ts'
import { addOrganizationLocation } from './add-organization-location.ts'
import { deleteOrganizationLocation } from './delete-organization-location.ts'
import { getOrganizationLocation } from './get-organization-location.ts'
import { allowImport, importOrganizationLocations } from './import-organization-locations.ts'
import { listOrganizationLocations } from './list-organization-locations.ts'
import { allowTeam } from './scope.ts'
import { allowUpdating, updateOrganizationLocation } from './update-organization-location.ts'

export const organizationLocationRoutes = [
  on(listEndpoint, listOrganizationLocations, { allow: allowNaming }),
  on(addEndpoint, addOrganizationLocation, { allow: allowTeam }),
  on(getEndpoint, getOrganizationLocation, { allow: allowNaming }),
  on(updateEndpoint, updateOrganizationLocation, { allow: allowUpdating }),
  on(deleteEndpoint, deleteOrganizationLocation, { allow: allowTeam }),
  on(
    importEndpoint,
    (context, input, exchange) =>
      importOrganizationLocations(context, { ...input, meant: exchange.header(companyHeader) }),
    { allow: allowImport },
  ),
]
