import {
  changeOwnAvatar,
  openOwnUpload,
  openSignupUpload,
  type OwnFile,
  type UploadTicket,
} from '@qareeb/contract/files'
import {
  changeOwnEmail,
  confirmEmailChange,
  downloadOwnData,
  getOwnDeletion,
  getOwnProfile,
  type OwnProfile,
  sendEmailChangeAgain,
  undoEmailChange,
  updateOwnProfile,
} from '@qareeb/contract/users'
import { uploadedFileExample } from '../files/examples.ts'
import { example } from '../platform/http/openapi/example.ts'

const ticket: UploadTicket = {
  fileId: uploadedFileExample.id,
  secret: 'Zm9yIHdob2V2ZXIgc2VuZHMgdGhlIGZpbGU',
  uploadUrl: '/files/incoming/2f6c1d9a4e7b8035f1c2d3e4a5b69788?expires=1795255800000&signature=…',
  headers: { 'content-type': 'application/pdf' },
  resumable: true,
  expiresAt: '2026-11-21T10:10:00.000Z',
  maxBytes: 182_044,
}

const file: OwnFile = {
  ...uploadedFileExample,
  uploadedAt: '2026-11-21T10:00:00.000Z',
  downloadUrl: '/files/2f6c1d9a4e7b8035f1c2d3e4a5b69788?expires=1795255500000&signature=…',
}

const profile: OwnProfile = {
  id: '4b7f3c52-9d1e-4f0a-8a67-2f6f1f0c9b13',
  userType: 'job-seeker',
  email: 'sara@qareeb.example',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Sara',
  lastName: 'Al-Harbi',
  phone: '+966501234567',
  locale: 'ar',
  candidateMails: true,
  avatarUrl: '/files/pictures/7d1e0a9b3c5f48e2a6b7c8d9e0f12345.webp',
  description: 'محاسبة، خبرة خمس سنوات في شركات المقاولات.',
  file,
  verificationFile: null,
  hasPassword: true,
  consents: [
    { kind: 'terms', version: '2026-11-01', givenAt: '2026-11-20T06:30:00.000Z' },
    { kind: 'privacy', version: '2026-11-01', givenAt: '2026-11-20T06:30:00.000Z' },
    { kind: 'adult', version: '2026-11-01', givenAt: '2026-11-20T06:30:00.000Z' },
  ],
  lastSignInAt: '2026-11-21T10:00:00.000Z',
  createdAt: '2026-11-20T06:30:00.000Z',
  organizations: [],
  activeOrganization: null,
}

/** Answers about the caller's own account. */
export const userExamples = [
  example(getOwnProfile, profile),
  example(updateOwnProfile, profile),
  example(getOwnDeletion, {
    companies: [
      {
        id: '0b6f6e0a-5c0e-4f0e-9d57-0a4f8f6b5a11',
        name: { ar: 'مجموعة الواحة', en: 'Oasis Group' },
        applications: 214,
        told: 31,
      },
    ],
  }),
  example(downloadOwnData, {
    madeAt: '2026-11-21T10:00:00.000Z',
    account: { id: profile.id, email: profile.email, firstName: 'Sara', lastName: 'Al-Harbi' },
    consents: profile.consents,
    files: [{ purpose: 'cv', name: 'CV.pdf', mediaType: 'application/pdf', content: 'JVBERi0xLjcK' }],
  }),
  example(openSignupUpload, ticket),
  example(openOwnUpload, ticket),
  example(changeOwnAvatar, { avatarUrl: String(profile.avatarUrl) }),
  example(changeOwnEmail, { status: 'check-mail' }),
  example(sendEmailChangeAgain, { status: 'check-mail', retryAfterSeconds: 60 }),
  example(confirmEmailChange, { email: 'sara.alharbi@qareeb.example' }),
  example(undoEmailChange, {
    email: profile.email,
    hadChanged: true,
    resetToken: 'd3J5bmctdG9rZW4tb2YtYW4tZXhhbXBsZS1vbmx5LTEyMw',
  }),
]
