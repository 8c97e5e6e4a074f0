import type { Bilingual } from '@qareeb/contract/locale'
import type { Context } from '../ground/context.ts'
import { nameIn } from '../ground/name-in.ts'
import type { Inside } from '../ground/use-case.ts'
import { mailPeople } from './mail-people.ts'
import type { Recipient } from './queries/members.ts'

/** Mails the people of a company that it is deleted. */
export const mailCompanyDeleted = (
  context: Inside<Context>,
  { name, people }: { name: Bilingual; people: readonly Recipient[] },
): Promise<void> =>
  mailPeople(context, {
    people,
    occasion: 'company-deleted',
    write: ({ firstName, locale }) => ({
      name: 'companyDeleted',
      data: { firstName, company: nameIn(locale, name) },
    }),
  })
