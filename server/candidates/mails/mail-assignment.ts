import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailColleagues, type ToColleagues } from './mail-colleagues.ts'

/** Mails a colleague that a candidate was assigned to them, unless they did it themselves. */
export const mailAssignment = (context: InCompany<Context>, to: ToColleagues): Promise<void> =>
  mailColleagues(context, 'candidateAssigned', to)
