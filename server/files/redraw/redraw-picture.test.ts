import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { program } from '../../testing/files/documents.ts'
import { redrawPicture } from './redraw-picture.ts'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4d' } })

it.each(['jpeg', 'png', 'webp'] as const)('redraws a %s as a square', async (format) => {
  const redrawn = await sharp(
    await redrawPicture(await canvas(900, 600).toFormat(format).toBuffer(), 'cut'),
  ).metadata()
  expect(redrawn).toMatchObject({ format: 'webp', width: 512, height: 512 })
})

it.each([
  ['cut', 0x6b],
  ['whole', 0xff],
] as const)('shows a wide one %s', async (framing, green) => {
  const redrawn = await redrawPicture(await canvas(900, 300).png().toBuffer(), framing)
  expect(await greenAt(redrawn, 40)).toBeCloseTo(green, -1)
  expect(await greenAt(redrawn, 256)).toBeCloseTo(0x6b, -1)
})

it('puts white behind a logo that has nothing there', async () => {
  const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
  expect(await greenAt(await redrawPicture(await clear.png().toBuffer(), 'whole'), 256)).toBe(0xff)
})

it('turns it upright and leaves out what the camera wrote', async () => {
  const original = await canvas(800, 400)
    .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(original.includes('CANARY')).toBe(true)
  const redrawn = await redrawPicture(original, 'cut')
  expect(redrawn.includes('CANARY')).toBe(false)
  const { exif, orientation } = await sharp(redrawn).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

it('keeps nothing that was hidden behind a picture', async () => {
  const picture = await canvas(100, 100).png().toBuffer()
  const redrawn = await redrawPicture(
    Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]),
    'cut',
  )
  expect(redrawn.includes('script')).toBe(false)
})

it.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
  ['a program', program()],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_what, bytes) => {
  await expect(redrawPicture(bytes, 'cut')).rejects.toMatchObject({ code: 'file.wrongType' })
})

it('refuses a picture that is cut off', async () => {
  const whole = await canvas(400, 400).png({ compressionLevel: 0 }).toBuffer()
  await expect(redrawPicture(whole.subarray(0, 5_000), 'cut')).rejects.toMatchObject({ code: 'file.damaged' })
})

it('refuses a picture of 50,000 by 50,000 before it is drawn', async () => {
  const before = process.memoryUsage().rss
  await expect(redrawPicture(flood(50_000), 'cut')).rejects.toMatchObject({ code: 'file.damaged' })
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

/** How green the middle of a line is. */
async function greenAt(picture: Buffer, top: number) {
  const pixel = sharp(picture).extract({ left: 256, top, width: 1, height: 1 }).raw()
  return (await pixel.toBuffer())[1]
}

/** A PNG with that width and height in its header. */
function flood(pixels: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(pixels, 0)
  size.writeUInt32BE(pixels, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), bytes])
  const written = Buffer.alloc(4 + named.length + 4)
  written.writeUInt32BE(bytes.length, 0)
  named.copy(written, 4)
  written.writeUInt32BE(crc32(named), 4 + named.length)
  return written
}
