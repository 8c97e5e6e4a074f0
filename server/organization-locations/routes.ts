import { companyHeader } from '@qareeb/contract/endpoint'
import {
  addOrganizationLocation as addEndpoint,
  deleteOrganizationLocation as deleteEndpoint,
  getOrganizationLocation as getEndpoint,
  listOrganizationLocations as listEndpoint,
  updateOrganizationLocation as updateEndpoint,
} from '@qareeb/contract/organization-locations'
import { importOrganizationLocations as importEndpoint } from '@qareeb/contract/organization-locations/import'
import { organizationLocationRights as rights } from '@qareeb/contract/rights/organization-locations'
import { allowing } from '../ground/require-right.ts'
import { on } from '../platform/http/on.ts'
import { addOrganizationLocation } from './add-organization-location.ts'
import { deleteOrganizationLocation } from './delete-organization-location.ts'
import { getOrganizationLocation } from './get-organization-location.ts'
import { allowImport, importOrganizationLocations } from './import/import-organization-locations.ts'
import { listOrganizationLocations } from './list-organization-locations.ts'
import { allowUpdating, updateOrganizationLocation } from './update-organization-location.ts'

export const organizationLocationRoutes = [
  on(listEndpoint, listOrganizationLocations, { allow: allowing(rights.read) }),
  on(addEndpoint, addOrganizationLocation, { allow: allowing(rights.add) }),
  on(getEndpoint, getOrganizationLocation, { allow: allowing(rights.read) }),
  on(updateEndpoint, updateOrganizationLocation, { allow: allowUpdating }),
  on(deleteEndpoint, deleteOrganizationLocation, { allow: allowing(rights.remove) }),
  on(
    importEndpoint,
    (context, input, exchange) =>
      importOrganizationLocations(context, { ...input, meant: exchange.header(companyHeader) }),
    { allow: allowImport },
  ),
]
