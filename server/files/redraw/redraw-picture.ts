import { avatarPixels, pictureTypes } from '@qareeb/contract/files'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { AppError } from '../../ground/errors.ts'

// A picture takes as much memory as it has pixels: one after the other, and nothing of the last one kept.
sharp.concurrency(1)
sharp.cache(false)

/** The greatest number of pixels: that of telephone cameras, not that of a decompression bomb. */
export const mostPixels = 60_000_000

const white = '#fff'
const framings = {
  cut: { size: { fit: 'cover' }, flatten: false },
  whole: { size: { fit: 'contain', background: white }, flatten: { background: white } },
} as const

/** The output of every picture. */
export const redrawnType = 'image/webp'

/** How a picture becomes a square: people are cut out of the middle, logos stand whole on white. */
export type Framing = 'cut' | 'whole'

/**
 * Re-encodes a picture as an upright square, without place, time and other metadata; nothing of the original's
 * bytes remains.
 * @throws AppError `file.wrongType` for a file that is no JPEG, PNG or WebP, `file.damaged` for one that cannot be
 * drawn
 */
export async function redrawPicture(bytes: Buffer, framing: Framing): Promise<Buffer> {
  // Before the drawing library gets it, which accepts many more types (vectors among them).
  const type = await fileTypeFromBuffer(bytes)
  if (!pictureTypes.some((known) => known === type?.mime)) throw new AppError('file.wrongType')

  const { size, flatten } = framings[framing]
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .flatten(flatten)
      .resize(avatarPixels, avatarPixels, size)
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The library has no other words for a broken picture than a sentence.
    throw new AppError('file.damaged')
  }
}
