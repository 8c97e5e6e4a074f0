import { AppError } from '../../ground/errors.ts'

/**
 * Refuses a PDF that asks for a password when it is opened, which its receiver does not have. One that restricts printing
 * or copying alone is encrypted as well, opens for everybody, and is taken.
 * @throws AppError `file.locked`
 */
export async function refuseLockedPdf(bytes: Buffer): Promise<void> {
  if (!bytes.includes('/Encrypt')) return
  const loading = await openPdf(bytes)
  try {
    await loading.promise
  } catch (error) {
    // Any other document that this reader does not open may open in another one.
    if (error instanceof Error && error.name === 'PasswordException') throw new AppError('file.locked')
  } finally {
    await loading.destroy()
  }
}

/** The reader is loaded for encrypted documents alone: it takes 0.1 s and 15 MB. */
async function openPdf(bytes: Buffer) {
  // It warns of drawing tools that Node lacks; nothing is drawn here.
  Object.assign(globalThis, { DOMMatrix: Object, Path2D: Object })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
}
