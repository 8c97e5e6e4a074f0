import { documentTypes, photoTypes } from '@qareeb/contract/files'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../ground/errors.ts'
import { refuseBrokenPhoto } from './refuse-broken-photo.ts'
import { refuseLockedPdf } from './refuse-locked-pdf.ts'
import { refuseUnsafeArchive } from './refuse-unsafe-archive.ts'

/** The name of a compound file by Microsoft, of a text, a table or an installer. */
const compoundFile = 'application/x-cfb'

/**
 * Checks the bytes of a document: it has to be of its announced type, and nothing else besides. The name and the
 * announced type are the sender's word.
 * @throws AppError `file.wrongType`, `file.locked`, `file.unsafe` or `file.damaged`
 */
export async function checkDocument(bytes: Buffer, mediaType: string): Promise<void> {
  // The archive first: unpacking to find out the type would unpack bombs too.
  if (isArchive(bytes)) await refuseUnsafeArchive(bytes)
  if (isLockedDocx(bytes, mediaType)) throw new AppError('file.locked')
  if ((await typeOf(bytes)) !== mediaType) throw new AppError('file.wrongType')

  if (mediaType === documentTypes.pdf) {
    refuseUnsafePdf(bytes)
    await refuseLockedPdf(bytes)
  }
  if (mediaType === documentTypes.doc) refuseUnsafeDoc(bytes)
  if (isPhoto(mediaType)) await refuseBrokenPhoto(bytes)
}

const isPhoto = (mediaType: string) => Object.values<string>(photoTypes).includes(mediaType)

const isArchive = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))

async function typeOf(bytes: Buffer): Promise<string | undefined> {
  if (isPdf(bytes)) return documentTypes.pdf
  const type = await fileTypeFromBuffer(bytes)
  return type?.mime === compoundFile ? documentTypes.doc : type?.mime
}

/** Readers look for the mark of a PDF in its first kilobyte; here nothing but blanks may stand before it. */
const isPdf = (bytes: Buffer) => /^(?:\ufeff)?\s{0,1000}%PDF-\d/.test(bytes.toString('utf8', 0, 1_024))

/** Names of parts that run when a PDF is opened, or travel hidden in it (ISO 32000-1, 12.6.4 and 7.11.4). */
const actions = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/

/**
 * Refuses a PDF that acts, where its actions are uncompressed; those inside of compressed parts run only in a
 * reader that allows them, and every download is an attachment in a sandbox. Bytes after the end of the document
 * may be a second file for a reader of another kind.
 */
function refuseUnsafePdf(bytes: Buffer) {
  const text = withoutEscapes(bytes).toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) throw new AppError('file.damaged')
  if (actions.test(text) || /\S/.test(text.slice(end + 5).replaceAll('\0', '')))
    throw new AppError('file.unsafe')
}

/** Names in a PDF may be written as `#41` for `A` (ISO 32000-1, 7.3.5). A replacement by expression took 2.7 s. */
function withoutEscapes(bytes: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const escaped = bytes[at] === numberSign ? hexAt(bytes, at + 1) * 16 + hexAt(bytes, at + 2) : Number.NaN
    plain[length] = Number.isNaN(escaped) ? (bytes[at] ?? 0) : escaped
    length += 1
    if (!Number.isNaN(escaped)) at += 2
  }
  return plain.subarray(0, length)
}

const numberSign = 0x23

/** The value of a hexadecimal digit, NaN for any other byte. */
const hexAt = (bytes: Buffer, at: number): number => hexValues[bytes[at] ?? 0] ?? Number.NaN

const hexValues = Array.from({ length: 256 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[0-9a-fA-F]/.test(letter) ? Number.parseInt(letter, 16) : Number.NaN
})

/** Names of streams in a compound file are UTF-16. */
const holds = (bytes: Buffer, stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))

/** Word wraps a document with a password into a compound file. */
const isLockedDocx = (bytes: Buffer, mediaType: string) =>
  mediaType === documentTypes.docx && !isArchive(bytes) && holds(bytes, 'EncryptedPackage')

function refuseUnsafeDoc(bytes: Buffer) {
  if (!holds(bytes, 'WordDocument')) throw new AppError('file.wrongType')
  if (holds(bytes, '_VBA_PROJECT')) throw new AppError('file.unsafe')
}
