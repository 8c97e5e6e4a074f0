import {
  endOtherSessions,
  listSessions,
  refreshSession,
  type Session,
  signIn,
} from '@qareeb/contract/identity'
import { example } from './example.ts'

const session: Session = {
  token: 'eyJhbGciOiJFZERTQSIsImtpZCI6Ij…',
  expiresAt: '2026-11-21T10:15:00.000Z',
  user: {
    id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13',
    userType: 'job-seeker',
    firstName: 'Sara',
    lastName: 'Al-Harbi',
    email: 'sara@qareeb.example',
    emailVerified: true,
    avatarUrl: null,
  },
}

/** Answers about signing in and sessions. */
export const identityExamples: [string, unknown][] = [
  example(signIn, { code: 'signed-in', ...session }),
  example(refreshSession, session),
  example(listSessions, {
    items: [
      {
        id: '0d8f1c8e-52a5-4c1f-9a0e-7d2c6b5a4f31',
        isCurrent: true,
        device: 'Chrome · Android',
        network: '198.51.0.0/16',
        signedInAt: '2026-11-20T06:30:00.000Z',
        lastSeenAt: '2026-11-21T10:00:00.000Z',
      },
    ],
  }),
  example(endOtherSessions, { ended: 2 }),
]
