import { expect, test } from 'vitest'
import { isPublicNetwork, networkOf, truncatedNetworkOf } from './network-of.ts'

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

test('an invalid address is not logged', () => {
  expect(truncatedNetworkOf('unix:/run/socket')).toBe('')
})

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::6'])('%s belongs to the internet', (address) => {
  expect(isPublicNetwork(truncatedNetworkOf(address))).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '::1',
  'fd00::1',
  'fe80::1',
  'none',
])('%s does not', (address) => {
  expect(isPublicNetwork(truncatedNetworkOf(address))).toBe(false)
})
