import type { UploadTicket } from '@qareeb/contract/files'
import type { AnnouncedDocument } from './check-chosen.ts'
import type { UploadedDocument } from './kept-upload.ts'

/** Where an upload stands. `sent` counts bytes. */
export type UploadState =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; sent: number; isWaiting: boolean }
  | { kind: 'checking'; file: File }
  | { kind: 'failed'; file: File; text: string; canRetry: boolean }
  | { kind: 'done'; document: UploadedDocument }

/** Asks for an address to send one document to. */
export type OpenUpload = (announced: AnnouncedDocument, signal: AbortSignal) => Promise<UploadTicket>
