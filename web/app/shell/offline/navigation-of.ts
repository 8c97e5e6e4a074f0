import { isPlainPress } from '../../page/is-plain-press.ts'

/** The element that leads a reader to another page. */
export type NavigatingElement = HTMLAnchorElement | HTMLFormElement

/**
 * Finds the link or form by which an event leads to another page of this site.
 * @param here address of the present page
 * @returns null for events that stay on the page, open elsewhere or send data
 */
export function navigationOf(event: Event, here: URL): NavigatingElement | null {
  const { target } = event
  if (!(target instanceof Element)) return null
  if (event.type === 'submit')
    return target instanceof HTMLFormElement && target.method === 'get' && leaves(target.action, here)
      ? target
      : null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  return event instanceof MouseEvent && isPlainPress(event) && leaves(link.href, here) ? link : null
}

/** Whether an address is another page of this site, or this one with other data; other parts of it need nothing. */
export function leaves(address: string, here: URL): boolean {
  const to = URL.parse(address, here.href)
  return to !== null && to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search
}
