import sharp from 'sharp'
import { expect, test } from 'vitest'
import { companyPicture, tile } from './company-picture.ts'
import { logoPng } from './logo-png.ts'

const company = {
  id: '2b5d7c11-7c0a-4f0e-9a3c-9e0d1f2a3b01',
  name: { ar: 'مجموعة الواحة', en: 'Oasis <Group> & Sons' },
  verified: true,
  logo: null,
  openAds: 12,
}

/** The picture without the invisible marks of direction. */
const drawn = (facts: Partial<typeof company>, locale: 'ar' | 'en') =>
  companyPicture({ ...company, ...facts }, locale, 'Qareeb').replace(/[\u202A-\u202C]/g, '')

test('shows the name, the verification and the number of open ads in each language', () => {
  const english = drawn({}, 'en')
  expect(english).toContain('Oasis &lt;Group&gt; &amp; Sons')
  expect(english).toContain('Verified company')
  expect(english).toContain('12 open jobs')
  const arabic = drawn({}, 'ar')
  expect(arabic).toContain('مجموعة الواحة')
  expect(arabic).toContain('شركة موثّقة')
  expect(arabic).toContain('12 وظيفة متاحة')
})

test('a company that is not verified has no mark', () => {
  expect(drawn({ verified: false }, 'en')).not.toContain('Verified')
})

test('the initial stands where there is no logo', () => {
  expect(drawn({}, 'en')).toContain('>O</text>')
  const withLogo = companyPicture({ ...company, logo: Buffer.from('png') }, 'en', 'Qareeb')
  expect(withLogo).toContain(`data:image/png;base64,${Buffer.from('png').toString('base64')}`)
  expect(withLogo).not.toContain('>O</text>')
})

test('a stored logo becomes a PNG of the size of its tile', async () => {
  const webp = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#b00' } })
    .webp()
    .toBuffer()
  const { format, width } = await sharp(await logoPng(webp)).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: tile.size })
})
