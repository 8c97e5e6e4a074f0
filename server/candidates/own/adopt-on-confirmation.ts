import type { Services } from '../../ground/context.ts'
import { inTransaction } from '../../ground/use-case.ts'
import { adoptApplications } from '../queries/applicant.ts'

/** Gives a person whose address was confirmed the applications that came from it, which count as confirmed. */
export const adoptOnConfirmation = (services: Services, { userId }: { userId: string }): Promise<void> =>
  inTransaction(services, ({ db, now }) => adoptApplications(db, { userId, now: now() }), { actor: userId })
