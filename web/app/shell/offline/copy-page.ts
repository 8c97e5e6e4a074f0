/** Elements that act only with a script, or only fetch one; the bar to apply is empty without its button. */
const acting = 'script, .needs-scripts, .apply-bar, link[rel=modulepreload], link[rel=manifest]'

const noteStyle = 'sticky top-0 z-50 bg-warn-soft px-4 py-2 text-center text-sm font-medium text-warn'

/** A page to be read without a connection: it shows its date, and runs no script. */
export function copyPage(written: string, note: string) {
  const page = new DOMParser().parseFromString(written, 'text/html')
  const title = page.querySelector('h1')?.textContent ?? page.title
  for (const element of page.querySelectorAll(acting)) element.remove()
  const line = page.createElement('p')
  line.className = noteStyle
  line.textContent = note
  page.body.prepend(line)
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, title, page }
}

/** Addresses of its styles, letters and pictures. */
export function assetAddressesOf(page: Document): string[] {
  const named = page.querySelectorAll('link[rel=stylesheet], link[rel=preload][as=font], img[src]')
  const addresses = [...named].map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
  return [...new Set(addresses)].filter(
    (address) => address !== null && /^\/(?!\/)/.test(address),
  ) as string[]
}
