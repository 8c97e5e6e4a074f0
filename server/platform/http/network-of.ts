import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that an address belongs to: what one line of a person's provider usually has (IPv4 as it is, IPv6 /64).
 * For counting requests, never for the log.
 */
export const networkOf = (address: string): string => {
  const plain = withoutMapping(address)
  return isIPv6(plain) ? firstGroups(plain, 4) : plain
}

/** An address cut so far that it names no person: IPv4 /16, IPv6 /32. For the log. */
export function truncatedNetworkOf(address: string): string {
  const plain = withoutMapping(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.0.0/16`
  return isIPv6(plain) ? `${firstGroups(plain, 2)}/32` : ''
}

/** IPv4 as an IPv6 socket sees it: `::ffff:192.0.2.1`. */
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
