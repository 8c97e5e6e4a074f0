/** The square of a picture that is shown: its centre, as shares of width and height, and how much it is enlarged. */
export type Crop = { x: number; y: number; zoom: number }

export type Size = { width: number; height: number }

/** A picture, and how small it may be shown: at 1 it fills the square. */
export type Croppable = Size & { smallestZoom: number }

/** The zoom at which the square holds all of a picture, with room above and below or at its sides. */
export const wholeZoom = ({ width, height }: Size): number =>
  Math.min(width, height) / Math.max(width, height)

/** The middle of the picture, as much of it as may be shown. */
export const firstCrop = ({ smallestZoom }: Croppable): Crop => ({ x: 0.5, y: 0.5, zoom: smallestZoom })

export const largestZoom = 4

/** Length of a side of the square, in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom

/** The same crop within the picture and the bounds of the zoom. */
export function clampCrop({ x, y, zoom }: Crop, picture: Croppable): Crop {
  const bounded = clamp(zoom, picture.smallestZoom, largestZoom)
  const side = sideOf(picture, bounded)
  // A picture smaller than the square is in its middle.
  const marginX = Math.min(0.5, side / 2 / picture.width)
  const marginY = Math.min(0.5, side / 2 / picture.height)
  return { x: clamp(x, marginX, 1 - marginX), y: clamp(y, marginY, 1 - marginY), zoom: bounded }
}

/** Moves the picture under the square. @param by in shares of the square's side, to the right and down */
export function moveCrop(crop: Crop, picture: Croppable, by: { x: number; y: number }): Crop {
  const side = sideOf(picture, crop.zoom)
  const x = crop.x - (by.x * side) / picture.width
  const y = crop.y - (by.y * side) / picture.height
  return clampCrop({ ...crop, x, y }, picture)
}

/** Enlarges around the centre of the square. */
export const zoomCrop = (crop: Crop, picture: Croppable, zoom: number): Crop =>
  clampCrop({ ...crop, zoom }, picture)

/** The square in pixels of the picture. */
export function squareOf(crop: Crop, picture: Size): { left: number; top: number; side: number } {
  const side = sideOf(picture, crop.zoom)
  return { left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2, side }
}

const clamp = (value: number, lowest: number, highest: number) => Math.min(Math.max(value, lowest), highest)
