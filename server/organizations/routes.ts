import { getCompany as getCompanyEndpoint } from '@qareeb/contract/companies'
import {
  activateOrganization as activateEndpoint,
  askForPlan as askForPlanEndpoint,
  changeOrganizationAvatar,
  createOrganization as createEndpoint,
  deleteOrganization as deleteEndpoint,
  downloadOrganizationData as downloadEndpoint,
  endActivation as endActivationEndpoint,
  getOrganization as getEndpoint,
  getOrganizationFile,
  getOrganizationStats as statsEndpoint,
  removeOrganizationAvatar,
  updateOrganization as updateEndpoint,
} from '@qareeb/contract/organizations'
import { actingAsAdmin, actingFor, allowNaming } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { on } from '../platform/http/on.ts'
import { activateOrganization, allowActivating, endActivation } from './activate-organization.ts'
import { allowAskingForPlan, askForPlan } from './ask-for-plan.ts'
import { changeLogo, removeLogo } from './change-logo.ts'
import { allowCreating, createOrganization } from './create-organization.ts'
import { allowDeletingOrganization, deleteOrganization } from './delete-organization.ts'
import { downloadOrganizationData } from './download-organization-data.ts'
import { getCompany } from './get-company.ts'
import { getOrganizationStats } from './get-organization-stats.ts'
import { getOrganization } from './get-organization.ts'
import { openRegistration } from './open-registration.ts'
import { updateOrganization } from './update-organization.ts'

/** Calls in which platform administrators may name a company. */
const named = { allow: allowNaming }

/** Calls about the company that the caller acts for, and no other. */
const own = { allow: (context: Context) => void actingFor(context) }

export const organizationRoutes = [
  on(getEndpoint, getOrganization, named),
  on(statsEndpoint, getOrganizationStats, named),
  on(updateEndpoint, updateOrganization, named),
  on(getOrganizationFile, openRegistration, named),
  on(createEndpoint, createOrganization, { allow: allowCreating }),
  on(changeOrganizationAvatar, (context, { body }) => changeLogo(context, body.avatar), own),
  on(removeOrganizationAvatar, removeLogo, own),
  on(activateEndpoint, activateOrganization, { allow: allowActivating }),
  on(endActivationEndpoint, endActivation),
  on(askForPlanEndpoint, askForPlan, { allow: allowAskingForPlan }),
  on(
    downloadEndpoint,
    (context, _input, exchange) => {
      exchange.answerHeader('content-disposition', 'attachment; filename="qareeb-company-data.json"')
      return downloadOrganizationData(context)
    },
    { allow: (context) => void actingAsAdmin(context) },
  ),
  on(deleteEndpoint, deleteOrganization, { allow: allowDeletingOrganization }),
  on(getCompanyEndpoint, getCompany, { remember: true }),
]
