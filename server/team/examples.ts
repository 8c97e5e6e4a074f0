import {
  acceptInvitation,
  getInvitation,
  type Invitation,
  inviteUser,
  registerByInvitation,
  sendInvitationAgain,
} from '@qareeb/contract/invitations'
import { changeRole, getTeamUser, kickUser, listTeam, type TeamUser } from '@qareeb/contract/team'
import { example } from '../platform/http/openapi/example.ts'

const huda = {
  id: '5b1f6c1e-2f0b-4a53-9d55-8a1c3f0e7b21',
  isYou: false,
  firstName: 'Huda',
  lastName: 'Al-Qahtani',
  email: 'huda@oasis.example',
  phone: '+966501234567',
  avatarUrl: null,
  joinedAt: '2026-03-02T08:00:00.000Z',
} as const

const member: TeamUser = { ...huda, role: 'HR', disabled: false, state: 'active', invitation: null }

const invitation: Invitation = {
  id: 'd2c1b0a9-8f7e-4d6c-9b5a-4f3e2d1c0b9a',
  email: 'noura@qareeb.example',
  firstName: 'Noura',
  lastName: 'Al-Shehri',
  role: 'HR',
  locale: 'ar',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
}

const { id, email, firstName, lastName, role, locale, createdAt, expiresAt } = invitation

const invited: TeamUser = {
  id,
  state: 'pending',
  isYou: false,
  firstName,
  lastName,
  email,
  phone: null,
  avatarUrl: null,
  role,
  disabled: false,
  joinedAt: null,
  invitation: { sentAt: createdAt, expiresAt, isExpired: false, locale },
}

const name = { ar: 'مجموعة الواحة', en: 'Oasis Group' }
const joined = { organization: { id: '1c9e7c60-0f0b-4d43-8d2c-3a6e5b1f2a90', name }, role }

/** Answers of the calls about teams and invitations. */
export const teamExamples = [
  example(listTeam, {
    items: [member, invited],
    total: 2,
    counts: { active: 1, disabled: 0, pending: 1, admins: 0 },
  }),
  example(getTeamUser, { ...huda, role: 'HR' }),
  example(changeRole, { id: huda.id, role: 'ADMIN' }),
  example(kickUser, { id: huda.id, outcome: 'removed' }),
  example(inviteUser, invitation),
  example(sendInvitationAgain, invitation),
  example(getInvitation, {
    state: 'valid',
    invitation: {
      organization: { ...joined.organization, logoUrl: null, verified: true },
      role,
      inviterName: 'Omar Al-Ghamdi',
      email,
      firstName,
      lastName,
      locale,
      expiresAt,
      hasAccount: false,
    },
  }),
  example(acceptInvitation, joined),
  example(registerByInvitation, {
    ...joined,
    session: {
      token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI1YjFmIn0.c2lnbmF0dXJl',
      expiresAt: '2026-11-21T10:15:00.000Z',
      user: {
        id: '0a515a00-0000-4000-8000-0000000000c1',
        userType: 'employer',
        firstName,
        lastName,
        email,
        emailVerified: true,
        avatarUrl: null,
      },
    },
  }),
]
