import {
  appointAdmin,
  changeUser,
  getFigures,
  inspectOrganization,
  listOrganizations,
  type ListedCompany,
  type ListedUser,
  listMessages,
  listUsers,
} from '@qareeb/contract/administration'
import { listTasks, retryTask } from '@qareeb/contract/administration/tasks'
import { auditEntryExample } from '../audit/examples.ts'
import { example } from '../platform/http/openapi/example.ts'

const company: ListedCompany = {
  id: '6c1d9a4e-7b80-4c2d-8e4a-5b6978802f11',
  slug: 'oasis-group',
  name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
  verificationStatus: 'pending',
  plan: 'free',
  createdAt: '2026-11-14T08:30:00.000Z',
  waitingSince: '2026-11-14T08:30:00.000Z',
  hasRegistration: true,
  registrationType: 'pdf',
  registrationExpiresOn: '2027-06-30',
}

const user: ListedUser = {
  id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13',
  firstName: 'Omar',
  lastName: 'Al-Ghamdi',
  email: 'omar@oasis.example',
  emailVerified: true,
  userType: 'employer',
  createdAt: '2026-11-14T08:20:00.000Z',
  lastSignInAt: '2026-11-21T07:05:00.000Z',
  disabled: null,
  organizations: [{ id: company.id, name: company.name, role: 'ADMIN' }],
}

/** Answers of the calls of platform administrators. */
export const administrationExamples = [
  example(listOrganizations, { items: [company], next: null, waiting: 1 }),
  example(inspectOrganization, {
    company,
    rejection: null,
    planInterest: { plan: 'advanced', at: '2026-11-20T10:00:00.000Z' },
    facts: {
      registrationNumber: '1010123456',
      sameNumber: [],
      namedAlike: [
        {
          id: '0b9e2f7a-3c41-4d6e-8f52-7a1c9d3e5b60',
          name: { ar: 'مجموعة الواحه', en: null },
          verificationStatus: 'verified',
        },
      ],
      owner: {
        firstName: user.firstName,
        lastName: user.lastName,
        emailVerified: true,
        mailDomain: 'oasis.example',
      },
    },
    counts: { members: 1, invitations: 0 },
    members: [
      {
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phone: '+966501234567',
        role: 'ADMIN',
        disabled: false,
        joinedAt: company.createdAt,
      },
    ],
    invitations: [],
    locations: { items: [], total: 0 },
    jobAds: { items: [], active: 0, inactive: 0, draft: 0 },
    audit: [auditEntryExample],
  }),
  example(appointAdmin, { id: user.id, role: 'ADMIN' }),
  example(listUsers, { items: [user], next: null }),
  example(changeUser, {
    ...user,
    disabled: { at: '2026-11-21T09:20:00.000Z', reason: 'The account is used by somebody else.' },
    organizationsWithoutAdmin: [{ id: company.id, name: company.name }],
  }),
  example(listTasks, {
    queues: [
      {
        name: 'mail.deliver',
        waiting: 2,
        running: 1,
        failed: 0,
        waitingSince: '2026-11-21T08:59:41.000Z',
        lastDoneAt: '2026-11-21T08:59:40.000Z',
        schedule: null,
      },
      {
        name: 'deliveries.forget',
        waiting: 0,
        running: 0,
        failed: 0,
        waitingSince: null,
        lastDoneAt: '2026-11-21T00:17:02.000Z',
        schedule: '17 3 * * *',
      },
    ],
    deadLetters: [
      {
        id: '2b1f6f2e-0c5d-4f3a-9e8d-7c6b5a493827',
        task: 'mail.deliver',
        reason: 'NotCarried: the mail server did not answer',
        diedAt: '2026-11-20T23:41:00.000Z',
        payload: { deliveryId: '8e7d6c5b-4a39-4281-9706-f5e4d3c2b1a0' },
      },
    ],
    deadLetterCount: 1,
  }),
  example(getFigures, {
    companies: { total: 441, verified: 412, waiting: 6, withoutDocument: 9, rejected: 14 },
    decisions: { count: 30, medianHours: 20.5 },
    signUps: [{ day: '2026-11-21', seekers: 31, employers: 2 }],
    messages: { total: 4812, failed: 3 },
    tasks: { waiting: 12, waitingSince: '2026-11-21T09:30:00.000Z' },
  }),
  example(retryTask, { status: 'retrying' }),
  example(listMessages, {
    items: [
      {
        id: '8e7d6c5b-4a39-4281-9706-f5e4d3c2b1a0',
        channel: 'mail',
        name: 'companyVerified',
        locale: 'ar',
        state: 'sent',
        attempts: 1,
        answer: '250 2.0.0',
        createdAt: '2026-11-21T09:30:00.000Z',
        finishedAt: '2026-11-21T09:30:02.000Z',
      },
    ],
    next: null,
  }),
]
