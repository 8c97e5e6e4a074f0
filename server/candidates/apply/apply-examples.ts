import { applyForJob, openCandidateUpload, undoApplication } from '@qareeb/contract/candidates'
import { example } from '../../platform/http/openapi/example.ts'
import { file } from '../example-values.ts'

/** Answers about applying. */
export const applyExamples = [
  example(openCandidateUpload, {
    fileId: file.id,
    secret: 'q7m2Yx0dK8uWb1Zc5vRt9NfLh4Gs6Pjo',
    uploadUrl: '/files/incoming/0f1e2d3c4b5a69788796a5b4c3d2e1f0?signature=9d4c',
    headers: { 'content-type': 'application/pdf' },
    resumable: true,
    expiresAt: '2026-11-20T17:34:00.000Z',
    maxBytes: file.size,
  }),
  example(applyForJob, { status: 'sent' }),
  example(undoApplication, { undone: true }),
]
