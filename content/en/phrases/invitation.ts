import type { phrases as arabic } from '../../ar/phrases/invitation.ts'
import { translationOf } from '../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  title: 'Invitation to a team',
  waiting: 'Looking at the invitation…',
  heading: 'Invitation to the team of {company}',
  invitedBy: '{inviter} invited you.',
  role: 'Role',
  address: 'Invited address',
  until: 'Valid until',
  verified: 'Verified company',
  'role.ADMIN': 'Admin',
  'role.HR': 'HR',

  accept: 'Accept invitation',
  seekerText:
    'When you accept, your account becomes a company account; your saved jobs and your profile stay as they are.',
  signInFirst: 'You have an account with the address {email}. Sign in with it to accept the invitation.',
  signIn: 'Sign in and go on',
  registerFirst:
    'There is no account with the address {email} yet. Creating one takes a minute, and then you are in the team.',
  register: 'Create an account and join',
  otherAccount: 'You are signed in as {own}; the invitation is for {email}.',
  switchAccount: 'Sign out and go on',
  joined: 'You are now in the team of {company}',

  'ended.used': 'This invitation has been accepted already',
  'endedText.used': 'Each invitation can be accepted once. If it was you, the company dashboard is waiting.',
  'ended.expired': 'This invitation has expired',
  'endedText.expired': 'An invitation is valid for 7 days. Ask {company} to send it again.',
  'ended.cancelled': 'This invitation was cancelled',
  'endedText.cancelled': '{company} cancelled it. If that was a mistake, ask for a new one.',
  'ended.unknown': 'We could not find this invitation',
  'endedText.unknown':
    'The link may have been copied in part. Open it from the message itself, or ask for a new invitation.',
  toDashboard: 'To the company dashboard',
  toHome: 'To the home page',

  registerTitle: 'Account in the team of {company}',
  registerLead: 'Only the password and the consents are left; then you are in the team.',
  emailFixed: 'The address that was invited; the invitation confirms it.',
  phoneHint: 'Only members of the team of {company} see it.',
  submit: 'Create account and join',
})
