import sharp from 'sharp'
import { heavyWork } from '../../files/heavy-work.ts'
import { tile } from './company-picture.ts'

/** The stored logo of a company as PNG of the size of its tile; the drawing program reads no WebP. */
export const logoPng = (webp: Buffer): Promise<Buffer> =>
  heavyWork(() => sharp(webp).resize(tile.size, tile.size).png().toBuffer())
