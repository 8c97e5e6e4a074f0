import type { phrases as arabic } from '../../ar/phrases/company-settings.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Settings',
  saved: 'Settings saved',
  marketing: 'Use of your name and logo',
  marketingText:
    'As the terms say, we show names and logos of companies on our pages while their account is active.',
  marketingAllow: 'Allow showing the name and logo of the company',
  retention: 'Data of candidates',
  retentionText:
    'Counts for future applications: they are erased this long after the job ad has closed, and candidates are told how long.',
  retentionLabel: 'Kept for',
  months: { zero: '{count} months', one: '{count} month', other: '{count} months' },
  data: 'Data of the company',
  dataText: 'One file with everything that we keep about the company.',
  download: 'Download the data',
  adminsOnly: 'This is for admins of the company alone.',
  notWhileImpersonating: 'Not while you work inside the company.',
  delete: 'Delete company',
  deleteText:
    'Its job ads are closed and its documents erased. They cannot be brought back; download the data first if you need them.',
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
  deleted: '{company} is deleted',
  cancel: 'Cancel',
})
