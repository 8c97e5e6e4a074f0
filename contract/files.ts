import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, text } from './values.ts'

/** The purpose of a document: a CV, or the commercial registration of a company. */
export const documentPurposes = ['cv', 'registration'] as const
export type DocumentPurpose = (typeof documentPurposes)[number]

/** Types of documents, by the endings that file names have. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Types of photos that may replace a document, as a telephone takes them. */
export const photoTypes = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' } as const

/** Types of a document by its purpose: small companies have their registration as a photo. */
export const typesOfDocument = {
  cv: documentTypes,
  registration: { ...documentTypes, ...photoTypes },
} as const satisfies Record<DocumentPurpose, Record<string, string>>
export type DocumentType =
  (typeof typesOfDocument)['registration'][keyof (typeof typesOfDocument)['registration']]

/** Whether a document of this type may serve a purpose. */
export const isTypeOf = (purpose: DocumentPurpose, mediaType: string): boolean =>
  Object.values<string>(typesOfDocument[purpose]).includes(mediaType)

/** Types of pictures on upload; all are re-encoded as WebP. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Most bytes of a file. */
export const fileBounds = {
  documentBytes: 10 * 1024 * 1024,
  pictureBytes: 5 * 1024 * 1024,
} as const

/** Width and height of a picture of a person, in pixels. */
export const avatarPixels = 512

/**
 * The result of the safety check: not checked, waiting for the scanner, clean, or infected. Waiting and infected
 * files cannot be fetched.
 */
export const fileScans = ['unscanned', 'quarantined', 'clean', 'infected'] as const
export type FileScan = (typeof fileScans)[number]

const secret = text({ min: 16, max: 200 })

/** A file that was uploaded, and the secret that came with its address. */
export const fileClaim = z.strictObject({ id, secret })
export type FileClaim = z.output<typeof fileClaim>

/** Declared details of a document before the upload; the address is valid for this size and type alone. */
export const announcement = {
  name: text({ min: 1, max: 1_000 }),
  /** In bytes. It has no maximum here: a larger size is answered with 413, which names the limit. */
  size: z.int().check(z.gte(0)),
  mediaType: z.enum([...Object.values(documentTypes), photoTypes.jpg, photoTypes.png]),
}

/** Where to put the bytes of one document, once and within ten minutes. */
export const uploadTicket = z.object({
  fileId: id,
  /** Claims the file afterwards; a caller with this and the id may use the file once. */
  secret: z.string(),
  /** On this site (a path) or on the file store (a whole address). Takes `PUT` with the bytes as body. */
  uploadUrl: z.string(),
  /** Headers that have to go along unchanged. */
  headers: z.record(z.string(), z.string()),
  /**
   * `HEAD` returns the number of received bytes in `upload-offset`; `PUT` with `content-range` continues from there.
   */
  resumable: z.boolean(),
  expiresAt: instant,
  maxBytes: z.int(),
})
export type UploadTicket = z.output<typeof uploadTicket>

/** Codes of everything that opens an upload. */
export const uploadErrors = ['file.tooLarge', 'file.empty', 'server.unavailable', 'request.tooMany'] as const

export const openSignupUpload = endpoint('POST', '/api/v1/user/signup/file', {
  summary:
    'Get an upload address for the commercial registration of a sign-up; no caller can read the file before that',
  access: 'everyone',
  body: z.strictObject(announcement),
  status: 201,
  response: uploadTicket,
  errors: uploadErrors,
})

export const openOwnUpload = endpoint('POST', '/api/v1/user/me/file', {
  summary: 'Get an upload address for a document of the caller',
  access: 'signed-in',
  body: z.strictObject({ purpose: z.enum(documentPurposes), ...announcement }).check(
    z.refine(({ purpose, mediaType }) => isTypeOf(purpose, mediaType), {
      path: ['mediaType'],
      params: { problem: 'invalid' },
    }),
  ),
  status: 201,
  response: uploadTicket,
  errors: uploadErrors,
})

/** A document that has arrived and was looked into. */
export const uploadedFile = z.object({
  id,
  name: z.string(),
  size: z.int(),
  mediaType: z.string(),
  scan: z.enum(fileScans),
})
export type UploadedFile = z.output<typeof uploadedFile>

export const completeUpload = endpoint('POST', '/api/v1/file/{id}/complete', {
  summary: 'Check an upload after its last byte was sent; repeating it changes nothing',
  access: 'everyone',
  params: z.object({ id }),
  notFound: 'file.notFound',
  body: z.strictObject({ secret }),
  response: uploadedFile,
  errors: [
    'file.notUploaded',
    'file.wrongType',
    'file.locked',
    'file.unsafe',
    'file.damaged',
    'server.unavailable',
  ],
})

/** A document as its owner sees it. The address is valid for five minutes; null while the file cannot be fetched. */
export const ownFile = z.extend(uploadedFile, {
  uploadedAt: instant,
  downloadUrl: z.nullable(z.string()),
})
export type OwnFile = z.output<typeof ownFile>

export const changeOwnAvatar = endpoint('PATCH', '/api/v1/user/me/avatar', {
  summary: 'Change the picture of the caller; it is re-encoded as a square, without metadata of the camera',
  access: 'signed-in',
  multipart: { maxBytes: fileBounds.pictureBytes },
  body: z.strictObject({ avatar: z.file() }),
  response: z.object({ avatarUrl: z.string() }),
  errors: ['file.tooLarge', 'file.empty', 'file.wrongType', 'file.damaged', 'server.unavailable'],
})

export const removeOwnAvatar = endpoint('DELETE', '/api/v1/user/me/avatar', {
  summary: 'Remove the picture of the caller',
  access: 'signed-in',
  status: 204,
  response: z.undefined(),
})
