import type { InputOf } from '@qareeb/contract/endpoint'
import type { getOrganization as endpoint, Organization } from '@qareeb/contract/organizations'
import { actingForNamed } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../signed-in.ts'
import { readOrganization } from './present-organization.ts'

type Query = InputOf<typeof endpoint>['query']

/** The company that the caller acts for, or that a platform administrator names. */
export async function getOrganization(context: Context, { query }: { query: Query }): Promise<Organization> {
  const { organizationId } = actingForNamed(context, query.organizationId)
  return context.db.transaction((db) => readOrganization({ ...context, db }, organizationId), {
    organizationId,
    actor: signedIn(context).userId,
  })
}
