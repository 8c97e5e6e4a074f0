import type { Bounds } from '@qareeb/contract/search/map-rectangle'

type QueryValue = string | number | boolean | readonly (string | number)[] | Bounds | undefined | null

/**
 * Writes the query of a call or an address: lists and rectangles by commas, nothing for missing values.
 * @returns `''` or a string that begins with `?`
 */
export function toQueryString(query: Readonly<Record<string, unknown>> = {}): string {
  const parts: string[] = []
  for (const [name, value] of Object.entries(query)) {
    // Anyone who calls has been checked against the contract or the table of paths.
    const text = toText(value as QueryValue)
    if (text !== '') parts.push(`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
  }
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

function toText(value: QueryValue): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if ('south' in value) return [value.south, value.west, value.north, value.east].map(toDecimal).join(',')
  return value.join(',')
}

/** Eight decimals are a millimetre; an exponent would be refused. */
const toDecimal = (degrees: number) => degrees.toFixed(8).replace(/\.?0+$/, '')
