import { type applyForJob, candidateBounds } from '@qareeb/contract/candidates'
import type { ArgumentsOf } from '@qareeb/contract/endpoint'
import type { FileClaim } from '@qareeb/contract/files'
import type { Viewer } from '../session/viewer.ts'

/** A checked form. */
export type ApplyValues = {
  locationId: string
  /** The location that the address of the page named when one was last chosen. */
  askedLocationId: string
  name: string
  email: string
  phone: string
  message: string
  /** An upload or nothing is sent in place of the file of the profile. */
  hasOtherFile: boolean
  sharesDistance: boolean
  website: string
  /** Of a guest; an account has given them. */
  consents: { terms: boolean; privacy: boolean; adult: boolean }
}

/** The file to send: an upload, the one of the profile, or none. */
export type ChosenFile = { kind: 'upload'; claim: FileClaim } | { kind: 'profile' } | { kind: 'none' }

/** An application that was sent a moment ago. */
export type SentApplication = {
  undoSecret: string
  email: string
  locationId: string
  /** Milliseconds, by this browser's clock. */
  sentAt: number
  /** The uploaded document that was sent along. */
  fileName: string | null
  /** The fields of the form, for an undo. */
  content: Readonly<Record<string, unknown>>
}

type Files = {
  /** The profile has a file. */
  isInProfile: boolean
  hasOtherFile: boolean
  /** The document that was uploaded for this application. */
  uploaded: FileClaim | null
}

/** The file of the profile, unless the reader has uploaded another one or removed it. */
export function chooseFile({ isInProfile, hasOtherFile, uploaded }: Files): ChosenFile {
  if (isInProfile && !hasOtherFile) return { kind: 'profile' }
  return uploaded ? { kind: 'upload', claim: uploaded } : { kind: 'none' }
}

type Body = ArgumentsOf<typeof applyForJob>['body']

type Sent = {
  file: ChosenFile
  /** The reader's position, if it is known. */
  viewer: Viewer | null
  undoSecret: string
  /** A guest sends an address and consents, which the form has checked. */
  isGuest: boolean
}

/** The body of the call for the content of the form. */
export function toApplication(
  { locationId, name, email, phone, message, sharesDistance, website }: ApplyValues,
  { file, viewer, undoSecret, isGuest }: Sent,
): Body {
  return {
    locationId: locationId || undefined,
    name,
    phone,
    message,
    undoSecret,
    ...(isGuest && { email, consents: { terms: true, privacy: true, adult: true } }),
    ...(website !== '' && { website }),
    ...(sharesDistance && viewer && { area: roundedArea(viewer) }),
    ...fileOf(file),
  }
}

function fileOf(file: ChosenFile): Pick<Body, 'file'> {
  if (file.kind === 'upload') return { file: file.claim }
  return file.kind === 'none' ? { file: null } : {}
}

/** A position rounded to about a kilometre. */
const roundedArea = ({ lat, lng }: Viewer): Viewer => ({ lat: rounded(lat), lng: rounded(lng) })

const rounded = (degrees: number) =>
  Number((Math.round(degrees / candidateBounds.areaDegrees) * candidateBounds.areaDegrees).toFixed(2))
