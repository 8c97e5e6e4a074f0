import type { phrases as arabic } from '../../../ar/phrases/organizations/organization-settings.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Settings',
  saved: 'Settings saved',
  mails: 'Your mails',
  mailsText:
    'One when the first candidates of a job ad arrive, then one each morning with new candidates. They go to your own address, for each company that you work in.',
  mailsAllow: 'Send mails about new candidates',
  marketing: 'Use of the company’s name and logo',
  marketingText:
    'As the terms say, we show names and logos of companies on our pages while their account is active. Rows of logos show the 12 companies verified last.',
  marketingAllow: 'Allow showing the name and logo of the company',
  retention: 'Data of candidates',
  retentionText:
    'Candidates’ data are erased this long after the job ad closes. Each candidate sees the date on the page of the application.',
  retentionLabel: 'Keep for',
  shortenTitle: 'Keep data of candidates for only {months}?',
  shortenText:
    'From the coming night on, applications to ads that closed longer ago than that are erased for good, with files, comments and notes.',
  shortenCount: {
    zero: 'No application is erased in the coming night.',
    one: '{count} application is erased in the coming night.',
    other: '{count} applications are erased in the coming night.',
  },
  shorten: 'Keep for {months}',
  months: { zero: '{count} months', one: '{count} month', other: '{count} months' },
  data: 'Data of the company',
  dataText:
    'A ZIP archive with everything that we keep about the company: tables for spreadsheets, the logo and the registration.',
  download: 'Download the data',
  adminSection: 'Activity log, data and deletion of the company',
  adminsOnly: 'Only admins of the company can do this.',
  notWhileImpersonating: 'Not while you work inside the company.',
  delete: 'Delete company',
  deleteText:
    'Its job ads are closed and its documents erased. This cannot be undone; download the data first if you need them.',
  deleteButton: 'Delete company',
  deleteTitle: 'Delete {company} for good?',
  deleteWhat: [
    'All job ads of the company are closed at once, and drafts are erased.',
    'All locations are erased, and open invitations are cancelled.',
    'The commercial registration and the logo are erased.',
    'All members of the team lose access; their accounts stay.',
    'The team is told by mail.',
  ],
  deleteConfirm: 'Type the name of the company, “{company}”, to confirm',
  deleteDiffers: 'Type the name letter by letter as it stands above.',
  deleted: '{company} was deleted',
  cancel: 'Cancel',
})
