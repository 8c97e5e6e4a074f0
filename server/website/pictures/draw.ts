import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'

const fonts = path.join(import.meta.dirname, 'fonts')

/** Draws SVG as PNG on another thread, with our own letters alone, so that every machine draws the same. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: ['regular', 'semi-bold'].map((name) => path.join(fonts, `${name}.ttf`)),
      defaultFontFamily: 'IBM Plex Sans Arabic',
    },
  })
  return picture.asPng()
}

/** Wraps a PNG of at most 256 pixels as the only picture of an ICO file. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size % 256, 6)
  header.writeUInt8(size % 256, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits for each pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
