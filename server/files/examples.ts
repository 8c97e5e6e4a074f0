import { completeUpload, type UploadedFile } from '@qareeb/contract/files'
import { example } from '../platform/http/openapi/example.ts'

/** An upload whose bytes have arrived. */
export const uploadedFileExample: UploadedFile = {
  id: '9c5f0f7e-52c7-4a0b-8a55-0b4b6f1d2e31',
  name: 'السيرة الذاتية.pdf',
  size: 182_044,
  mediaType: 'application/pdf',
  scan: 'clean',
}

/** Answers about files. */
export const fileExamples = [example(completeUpload, uploadedFileExample)]
