import { avatarPixels } from '@qareeb/contract/files'
import { type Crop, squareOf } from './crop.ts'

/** Draws the square of a picture over the whole of a canvas. Browsers turn pictures upright by themselves. */
export function drawCrop(canvas: HTMLCanvasElement, picture: HTMLImageElement, crop: Crop): void {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const { left, top, side } = squareOf(crop, size)
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.imageSmoothingQuality = 'high'
  // Behind what is transparent; pictures of people stand on white.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square as a file to send: WebP where the browser can write it, else JPEG. */
export async function fileOfCrop(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = avatarPixels
  canvas.height = avatarPixels
  drawCrop(canvas, picture, crop)
  const webp = await blobOf(canvas, 'image/webp')
  // A browser that cannot write the type that it is asked for writes PNG instead, which is many times as large.
  const blob = webp.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg')
  return new File([blob], 'picture', { type: blob.type })
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
      type,
      0.9,
    ),
  )
