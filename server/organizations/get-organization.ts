import type { InputOf } from '@qareeb/contract/endpoint'
import type { getOrganization as endpoint, Organization } from '@qareeb/contract/organizations'
import { actingForNamed } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'
import { inTransaction } from '../ground/use-case.ts'
import { lookInto } from './look-into.ts'
import { readOrganization } from './present-organization.ts'

type Query = InputOf<typeof endpoint>['query']

/** The company that the caller acts for, or that a platform administrator names. */
export async function getOrganization(context: Context, { query }: { query: Query }): Promise<Organization> {
  const acting = actingForNamed(context, query.organizationId)
  const { organizationId } = acting
  return inTransaction(
    context,
    async (context) => {
      await lookInto(context, acting, { action: 'organization.inspect', details: { part: 'details' } })
      return readOrganization(context, organizationId)
    },
    { organizationId, actor: signedIn(context).userId },
  )
}
