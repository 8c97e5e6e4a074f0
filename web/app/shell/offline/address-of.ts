import { cityPresets } from '@qareeb/contract/cities'
import { isPreset } from '../../search-box/search-target.ts'

/** The address that a link or a search form leads to with what is typed now; it stays when React replaces the element. */
export function addressOf(element: HTMLAnchorElement | HTMLFormElement): string {
  if (element instanceof HTMLAnchorElement) return element.href
  // No field of a search is a file.
  const typed = new URLSearchParams(
    [...new FormData(element)].map(([name, value]) => [name, value as string]),
  )
  const city = typed.get('city')
  // A city brings its position, as it does where a script sends the form.
  if (isPreset(city) && !typed.has('lat'))
    for (const [name, value] of Object.entries(cityPresets[city])) typed.set(name, String(value))
  return `${element.action}?${typed}`
}
