import { expect, test } from 'vitest'
import { movedTo } from './moved-addresses.ts'

const moved = (address: string) => movedTo(new URL(address, 'https://qareeb.example'))

test.each([
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/search?city=jeddah', '/search?city=jeddah'],
  ['/search/', '/search'],
  ['/en/', '/en'],
  ['/ar//evil.example', '/evil.example'],
  ['/ar/ar/search', '/ar/search'],
  ['/EN', '/en'],
  ['/En/search?q=A', '/en/search?q=A'],
  ['/AR/search', '/search'],
])('sends %s to %s', (from, to) => {
  expect(moved(from)).toBe(to)
})

test.each(['/', '/en', '/search', '/en/search?q=a/', '/arabic', '/job/محاسب'])(
  'leaves %s where it is',
  (address) => {
    expect(moved(address)).toBeUndefined()
  },
)
