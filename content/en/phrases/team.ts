import type { phrases as arabic } from '../../ar/phrases/team.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  lead: { zero: 'Nobody is in the team', one: '{count} team member', other: '{count} team members' },
  adminsOnly: 'Only admins of the company invite and remove members and change their roles.',
  notWhileImpersonating: 'No decisions about people while you work inside a company.',
  confirmFirst: 'Confirm your e-mail address first, then you can invite others.',
  confirmEmail: 'Confirm e-mail',

  search: 'Search by name or e-mail',
  states: 'State of members',
  'filter.all': 'All',
  'filter.active': 'Active',
  'filter.pending': 'Pending',
  found: { zero: 'No results', one: '{count} result', other: '{count} results' },
  noneFound: 'Nobody has this name or e-mail',
  noneFoundText: 'Try a part of the name, or show the whole team.',
  showAll: 'Show the whole team',
  nonePending: 'No open invitations',
  nonePendingText: 'Whoever you invite stands here until they accept.',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  name: 'Name',
  phone: 'Mobile number',
  role: 'Role',
  state: 'State',
  actions: 'Actions',
  you: 'You',
  noPhone: 'None',
  'role.ADMIN': 'Admin',
  'role.HR': 'HR',
  'state.active': 'Active',
  'state.pending': 'Pending',
  'state.expired': 'Invitation expired',
  joined: 'Joined on {date}',
  invitedUntil: 'Invited until {date}',
  invitationEnded: 'The invitation ended on {date}',

  invite: 'Invite a member',
  inviteText: 'The invitation comes by mail and is valid for 7 days.',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  emailInvalid: 'Please provide a valid email address.',
  roleAdminText:
    'Everything that HR does, and also invites and removes members, changes roles and deletes the company.',
  roleHrText: 'Job ads, candidates, company details and locations.',
  mailLanguage: 'Language of the mail',
  'language.ar': 'العربية',
  'language.en': 'English',
  sendInvitation: 'Send invitation',
  invited: 'Invitation sent to {email}',
  sendAgain: 'Send again',
  sendAgainTo: 'Send again to {name}',
  sentAgain: 'Invitation sent to {email} again',

  cancelInvitation: 'Cancel invitation',
  cancelInvitationOf: 'Cancel invitation to {name}',
  cancelInvitationTitle: 'Cancel the invitation?',
  cancelInvitationText: 'The invitation to {name} can no longer be accepted. You can send a new one.',
  keepInvitation: 'Keep invitation',
  cancelled: 'Invitation cancelled',

  changeRole: 'Change role',
  changeRoleOf: 'Change role of {name}',
  changeOwnRoleText:
    'Without the admin role you cannot invite or remove members, nor give yourself the role back.',
  saveRole: 'Save role',
  roleChanged: 'Role changed',

  remove: 'Remove',
  removeNamed: 'Remove {name}',
  removeTitle: 'Remove {name} from the team?',
  removeText:
    'From now on {name} sees nothing of {company} any more. This is irreversible: only a new invitation brings them back.',
  removeButton: 'Remove from team',
  removed: 'User removed',

  leave: 'Leave company',
  leaveTitle: 'Leave {company}?',
  leaveText:
    'You will see nothing of {company} any more, and only a new invitation brings you back. Your account stays as it is.',
  lastAdmin:
    'You are the only admin. Make another member admin before you leave or change your role, or delete the company in the settings.',
  cancel: 'Go back',
})
