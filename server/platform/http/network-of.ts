import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * The network of an address: the usual size of one line of a person's provider (IPv4 as it is, IPv6 /64). For
 * counting requests, never for the log.
 */
export const networkOf = (address: string): string => {
  const plain = withoutMapping(address)
  // The test for IPv6 is a long one.
  return plain.includes(':') && isIPv6(plain) ? firstGroups(plain, 4) : plain
}

/** An address cut so far that it names no person: IPv4 /16, IPv6 /32. For the log. */
export function truncatedNetworkOf(address: string): string {
  const plain = withoutMapping(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`
  return isIPv6(plain) ? `${firstGroups(plain, 2)}/32` : ''
}

/** Whether a network, as `truncatedNetworkOf` writes it, is one of the internet: others do not help a reader. */
export function isPublicNetwork(network: string): boolean {
  const [address = ''] = network.split('/')
  if (isIPv4(address)) return !insideV4.check(address)
  return isIPv6(address) && !insideV6.check(address, 'ipv6')
}

/** RFC 6890: this machine, its links, and networks of one's own; RFC 6598: those that a provider shares. */
const insideV4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  insideV4.addSubnet(network, prefix)

// A list of its own: `::` would be taken for every address of IPv4 as well.
const insideV6 = new BlockList()
insideV6.addSubnet('::', 32, 'ipv6')
insideV6.addSubnet('fc00::', 7, 'ipv6')
insideV6.addSubnet('fe80::', 10, 'ipv6')

/** IPv4 as an IPv6 socket reports it: `::ffff:192.0.2.1`. */
const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function firstGroups(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return `${[...left, ...zeros, ...right].slice(0, count).join(':')}::`
}
