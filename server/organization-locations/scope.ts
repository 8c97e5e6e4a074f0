import { actingFor, type ActingFor } from '../ground/acting-for.ts'
import type { Context } from '../ground/context.ts'
import { signedIn } from '../ground/signed-in.ts'

/** For whom a transaction about branches works. */
export const scopeOf = (
  context: Pick<Context, 'actor'>,
  { organizationId }: Pick<ActingFor, 'organizationId'>,
) => ({
  organizationId,
  actor: signedIn(context).userId,
})

/** Refuses whoever works for no company, before anything else is looked at. */
export function allowTeam(context: Pick<Context, 'actor'>): void {
  actingFor(context)
}
