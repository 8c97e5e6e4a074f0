import {
  activateOrganization as activateEndpoint,
  askForPlan as askForPlanEndpoint,
  changeLogo as changeLogoEndpoint,
  createOrganization as createEndpoint,
  downloadOrganizationData as downloadEndpoint,
  endActivation as endActivationEndpoint,
  getOrganization as getEndpoint,
  getOrganizationStats as statsEndpoint,
  openRegistration as openRegistrationEndpoint,
  removeLogo as removeLogoEndpoint,
  updateOrganization as updateEndpoint,
} from '@qareeb/contract/organizations'
import {
  deleteOrganization as deleteEndpoint,
  getOrganizationDeletion as deletionEndpoint,
} from '@qareeb/contract/organizations/deletion'
import {
  getPublicOrganization as getCompanyEndpoint,
  listShownOrganizations as listShownEndpoint,
} from '@qareeb/contract/organizations/public-page'
import { organizationRights as rights } from '@qareeb/contract/rights/organizations'
import { allowing } from '../ground/require-right.ts'
import { on } from '../platform/http/on.ts'
import { activateOrganization, allowActivating, endActivation } from './activate-organization.ts'
import { allowCreating, createOrganization } from './create-organization.ts'
import { allowDeletingOrganization, deleteOrganization } from './delete-organization.ts'
import { changeLogo, removeLogo } from './details/change-logo.ts'
import { openRegistration } from './details/open-registration.ts'
import { updateOrganization } from './details/update-organization.ts'
import { downloadOrganizationData } from './download-organization-data.ts'
import { getOrganizationDeletion } from './get-organization-deletion.ts'
import { getOrganizationStats } from './get-organization-stats.ts'
import { getOrganization } from './get-organization.ts'
import { askForPlan } from './plan/ask-for-plan.ts'
import { getPublicOrganization } from './public-page/get-public-organization.ts'
import { listShownOrganizations } from './public-page/list-shown-organizations.ts'

export const organizationRoutes = [
  on(getEndpoint, getOrganization, { allow: allowing(rights.read) }),
  on(statsEndpoint, getOrganizationStats, { allow: allowing(rights.read) }),
  on(updateEndpoint, updateOrganization, { allow: allowing(rights.change) }),
  on(openRegistrationEndpoint, openRegistration, { allow: allowing(rights.read) }),
  on(createEndpoint, createOrganization, { allow: allowCreating }),
  on(changeLogoEndpoint, (context, { body }) => changeLogo(context, body.avatar), {
    allow: allowing(rights.changeLogo),
  }),
  on(removeLogoEndpoint, removeLogo, { allow: allowing(rights.changeLogo) }),
  on(activateEndpoint, activateOrganization, { allow: allowActivating }),
  on(endActivationEndpoint, endActivation),
  on(askForPlanEndpoint, askForPlan, { allow: allowing(rights.askForPlan) }),
  on(
    downloadEndpoint,
    (context, _input, exchange) => {
      exchange.answerHeader('content-disposition', 'attachment; filename="qareeb-company-data.json"')
      return downloadOrganizationData(context)
    },
    { allow: allowing(rights.downloadData) },
  ),
  on(deletionEndpoint, getOrganizationDeletion, { allow: allowing(rights.delete) }),
  on(deleteEndpoint, deleteOrganization, { allow: allowDeletingOrganization }),
  on(listShownEndpoint, listShownOrganizations),
  on(getCompanyEndpoint, getPublicOrganization, { cacheInMemory: true }),
]
