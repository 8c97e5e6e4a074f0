import type { Context } from '../../ground/context.ts'
import type { InCompany } from '../../ground/use-case.ts'
import { mailColleagues, type ToColleagues } from './mail-colleagues.ts'

/** Mails colleagues that a comment names them, but not its author. */
export const mailMention = (context: InCompany<Context>, to: ToColleagues): Promise<void> =>
  mailColleagues(context, 'candidateMention', to)
