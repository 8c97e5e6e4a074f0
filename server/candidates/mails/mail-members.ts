import type { Bilingual } from '@qareeb/contract/locale'
import type { Services } from '../../ground/context.ts'
import { nameIn } from '../../ground/name-in.ts'
import { pageAddress } from '../../ground/page-address.ts'
import type { Inside } from '../../ground/use-case.ts'
import type { Mail } from '../../platform/mail/mails.ts'
import type { TeamMember } from '../queries/recipients.ts'

/** The common values of mails to a team about one of its candidates. */
type MemberFacts = { firstName: string; candidate: string; jobTitle: string; url: string }

type AboutCandidate = {
  candidate: { candidateId: string; jobAdId: string; name: string; title: Bilingual }
  /** Names the mail for good; the same again is not sent. */
  occasion: string
  write: (facts: MemberFacts) => Mail
}

/** Writes to members of a team about a candidate, each in their language, with a link to the candidate. */
export async function mailMembers(
  services: Inside<Pick<Services, 'config' | 'mail'>>,
  members: readonly TeamMember[],
  { candidate: { candidateId, jobAdId, name, title }, occasion, write }: AboutCandidate,
): Promise<void> {
  const path = `/dashboard/job-ad/${jobAdId}?candidate=${candidateId}`
  for (const { userId, email: to, firstName, locale } of members) {
    const facts = {
      firstName,
      candidate: name,
      jobTitle: nameIn(locale, title),
      url: pageAddress(services, locale, path),
    }
    const mail = write(facts)
    await services.mail.send(services.db, { to, locale, key: `${occasion}:${userId}`, mail })
  }
}
