/**
 * Where an address has moved for good: Arabic pages have no prefix, the English one is written small, and no page ends
 * in a slash.
 * @returns path and query to go to, or undefined when the address is right as it is
 */
export function movedTo({ pathname, search }: URL): string | undefined {
  const path = pathname
    .replace(/^\/ar(?=\/|$)/i, '')
    .replace(/^\/en(?=\/|$)/i, '/en')
    .replace(/(?<=.)\/+$/, '')
  // Two slashes at the beginning would name another host.
  const target = `/${path.replace(/^\/+/, '')}`
  return target === pathname ? undefined : target + search
}
