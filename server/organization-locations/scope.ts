import { actingFor, type ActingFor, isPlatformAdmin } from '../acting-for.ts'
import type { Context } from '../context.ts'
import { signedIn } from '../signed-in.ts'

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

/** The same for what platform administrators read of any company. */
export function allowReading(context: Pick<Context, 'actor'>): void {
  if (!isPlatformAdmin(context)) actingFor(context)
}
