import sharp from 'sharp'
import { AppError } from '../../ground/errors.ts'
import { mostPixels } from '../redraw/redraw-picture.ts'

/**
 * Draws a photo once, small, and drops it: it must be whole, and unfold to no more pixels than cameras take.
 * @throws AppError `file.damaged`
 */
export async function refuseBrokenPhoto(bytes: Buffer): Promise<void> {
  try {
    await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer()
  } catch {
    // The library has no other words for a broken picture than a sentence.
    throw new AppError('file.damaged')
  }
}
