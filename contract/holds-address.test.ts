import { expect, test } from 'vitest'
import { holdsAddress } from './holds-address.ts'

test.each([
  'https://evil.example',
  'Sara http://x',
  'www.evil',
  'Win at WWW.prize',
  'evil.com',
  'Click evil-site.sa now',
  'evil.com/pay',
  'evil。com',
  'evil\u200d.com',
  'ｅｖｉｌ．ｃｏｍ',
  'جوائز.السعودية',
  'a.b.co',
  'evil.icu',
  'prize.vip today',
  'evil.dk',
])('%s holds an address', (name) => {
  expect(holdsAddress(name)).toBe(true)
})

test.each([
  'Sara',
  'سارة القحطاني',
  'J.P. Morgan',
  'St.John',
  'Al-Rajhi Co. Ltd.',
  'Al-Rajhi Co.Ltd',
  'Dr.Ahmed',
  'Dr.Li',
  'Wi.Fi House',
  'Najd.Services',
  'Company No. 5',
  'م. أحمد',
  'شركة النخبة ذ.م.م',
  'Oasis Group (S.A.)',
  'awww.',
])('%s holds no address', (name) => {
  expect(holdsAddress(name)).toBe(false)
})
