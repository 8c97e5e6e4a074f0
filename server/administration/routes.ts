import {
  appointAdmin as appointEndpoint,
  changeUser as changeUserEndpoint,
  getFigures as figuresEndpoint,
  inspectOrganization as inspectEndpoint,
  listOrganizations as listCompaniesEndpoint,
  listMessages as listMessagesEndpoint,
  listUsers as listUsersEndpoint,
} from '@qareeb/contract/administration'
import {
  listTasks as listTasksEndpoint,
  retryTask as retryEndpoint,
} from '@qareeb/contract/administration/tasks'
import { requirePlatformAdmin, requirePlatformAdminAnywhere } from '../ground/acting-for.ts'
import { on } from '../platform/http/on.ts'
import { appointAdmin } from '../team/appoint-admin.ts'
import { changeUser } from './change-user.ts'
import { getFigures } from './get-figures.ts'
import { inspectOrganization } from './inspect-organization.ts'
import { listMessages } from './list-messages.ts'
import { listOrganizations } from './list-organizations.ts'
import { listTasks } from './list-tasks.ts'
import { listUsers } from './list-users.ts'
import { retryTask } from './retry-task.ts'

const forPlatform = { allow: requirePlatformAdmin }

export const administrationRoutes = [
  // An administrator inside a company can enter the next one from there; like all acts inside, it is audited.
  on(listCompaniesEndpoint, listOrganizations, { allow: requirePlatformAdminAnywhere }),
  on(figuresEndpoint, getFigures, forPlatform),
  on(inspectEndpoint, inspectOrganization, forPlatform),
  on(appointEndpoint, appointAdmin, forPlatform),
  on(listUsersEndpoint, listUsers, forPlatform),
  on(changeUserEndpoint, changeUser, forPlatform),
  on(listTasksEndpoint, listTasks, forPlatform),
  on(retryEndpoint, retryTask, forPlatform),
  on(listMessagesEndpoint, listMessages, forPlatform),
]
