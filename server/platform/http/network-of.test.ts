import { expect, test } from 'vitest'
import { networkOf, truncatedNetworkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', '2001:db8::/32'],
  ['2001:db8::6', '2001:db8:0:0::', '2001:db8::/32'],
  ['::1', '0:0:0:0::', '0:0::/32'],
])('%s belongs to %s and is logged as %s', (address, network, logged) => {
  expect(networkOf(address)).toBe(network)
  expect(truncatedNetworkOf(address)).toBe(logged)
})

test('what is no address is not logged', () => {
  expect(truncatedNetworkOf('unix:/run/socket')).toBe('')
})
