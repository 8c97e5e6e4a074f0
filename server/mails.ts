import { administrationMails } from './administration/mails.ts'
import { candidateMails } from './candidates/mails.ts'
import { identityMails } from './identity/mails.ts'
import { jobAdMails } from './job-ads/mails.ts'
import { organizationMails } from './organizations/mails.ts'
import type { Mails } from './platform/mail/mails.ts'
import { teamMails } from './team/mails.ts'
import { userMails } from './users/mails.ts'

/** Every mail of the product. A noun adds its list here; the compiler names those that are missing. */
export const mails: Mails = {
  ...administrationMails,
  ...candidateMails,
  ...identityMails,
  ...jobAdMails,
  ...organizationMails,
  ...teamMails,
  ...userMails,
}
