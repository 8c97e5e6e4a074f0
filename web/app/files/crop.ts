/** The square of a picture that is shown: its centre, as shares of width and height, and how much it is enlarged. */
export type Crop = { x: number; y: number; zoom: number }

export type Size = { width: number; height: number }

/** The middle of the picture, as large a square as there is. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

export const largestZoom = 4

/** Length of a side of the square, in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

/** The same crop within the picture and the bounds of the zoom. */
export function clampCrop({ x, y, zoom }: Crop, picture: Size): Crop {
  const bounded = clamp(zoom, 1, largestZoom)
  const side = sideOf(picture, bounded)
  const marginX = side / 2 / picture.width
  const marginY = side / 2 / picture.height
  return { x: clamp(x, marginX, 1 - marginX), y: clamp(y, marginY, 1 - marginY), zoom: bounded }
}

/** Moves the picture under the square. @param by in shares of the square's side, to the right and down */
export function moveCrop(crop: Crop, picture: Size, by: { x: number; y: number }): Crop {
  const side = sideOf(picture, crop.zoom)
  const x = crop.x - (by.x * side) / picture.width
  const y = crop.y - (by.y * side) / picture.height
  return clampCrop({ ...crop, x, y }, picture)
}

/** Enlarges around the centre of the square. */
export const zoomCrop = (crop: Crop, picture: Size, zoom: number): Crop =>
  clampCrop({ ...crop, zoom }, picture)

/** The square in pixels of the picture. */
export function squareOf(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = sideOf(picture, crop.zoom)
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side }
}

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest)
