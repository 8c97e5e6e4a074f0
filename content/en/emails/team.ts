import type * as arabic from '../../ar/emails/team.ts'
import { translationOf } from '../../phrase.ts'

export const roles = translationOf<typeof arabic.roles>()({ ADMIN: 'admin', HR: 'HR' })

export const teamInvitation = translationOf<typeof arabic.teamInvitation>()({
  subject: 'Invitation to a team at {site}',
  preheader: 'It is valid for 7 days.',
  paragraphs: [
    '{inviter} invites you to the team of {company} at {site}, the platform for jobs near you in Saudi Arabia.',
  ],
  facts: ['Company: {company}', 'Role: {role}', 'The invitation ends: {at}, Riyadh time'],
  button: 'See the invitation',
  footnote: 'You do not know this company? Ignore this message and your address will not be used.',
})

export const teamRemoved = translationOf<typeof arabic.teamRemoved>()({
  subject: 'You are no longer in a team at {site}',
  preheader: 'Your account stays as it is.',
  paragraphs: [
    'You are no longer in the team of {company} and cannot see its job ads and candidates any more.',
    'Your account and your profile at {site} stay as they are.',
  ],
  footnote: 'You think that is a mistake? Write to an admin of the company.',
})

export const teamRoleChanged = translationOf<typeof arabic.teamRoleChanged>()({
  subject: 'Your role in a team at {site} has changed',
  preheader: 'This takes effect now.',
  paragraphs: ['Your role in the team of {company} is now: {role}. This takes effect now.'],
  button: 'See the team',
})

export const titles = translationOf<typeof arabic.titles>()({
  'message.teamInvitation': 'Invitation to a team',
  'message.teamRemoved': 'Removed from a team',
  'message.teamRoleChanged': 'Role in the team changed',
})
