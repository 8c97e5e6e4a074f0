import type { OrganizationRole } from '@qareeb/contract/organizations'
import type { Actor, Services } from '../ground/context.ts'
import type { CallContext } from '../ground/use-case.ts'
import { createTasks } from '../platform/tasks/tasks.ts'

type Member = { organizationId: string; role?: OrganizationRole }

/** The context of a call by a member of a company who is in no table. */
export const memberCall = (
  services: Pick<CallContext, 'db' | 'now'>,
  { organizationId, role = 'HR' }: Member,
): CallContext & Pick<Services, 'tasks'> => ({
  tasks: createTasks(services.db),
  ...services,
  actor: memberOf({ organizationId, role }),
  origin: { network: '203.0.113.7', userAgent: undefined },
  requestId: 'a request',
})

const memberOf = ({ organizationId, role }: Required<Member>): Actor => ({
  kind: 'user',
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  userType: 'employer',
  emailVerified: true,
  provedAt: new Date(),
  organization: { id: organizationId, role, impersonatedUntil: null },
})
