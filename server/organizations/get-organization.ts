import type { InputOf } from '@qareeb/contract/endpoint'
import type { getOrganization as endpoint, Organization } from '@qareeb/contract/organizations'
import { actingFor, actingForNamed, isPlatformAdmin } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../signed-in.ts'
import { readOrganization } from './present-organization.ts'

type Query = InputOf<typeof endpoint>['query']

/** Refuses who acts for no company; platform administrators name one with the call. */
export function allowActing(context: Pick<Context, 'actor'>): void {
  if (!isPlatformAdmin(context)) actingFor(context)
}

/** The company that the caller acts for, or that a platform administrator names. */
export async function getOrganization(context: Context, { query }: { query: Query }): Promise<Organization> {
  const { organizationId } = actingForNamed(context, query.organizationId)
  return context.db.transaction((db) => readOrganization({ ...context, db }, organizationId), {
    organizationId,
    actor: signedIn(context).userId,
  })
}
