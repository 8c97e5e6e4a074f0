import { expect, test } from '../support/journey.ts'

/** Requested links of one shape; a thousand ads need not represent the site. */
const mostOfAShape = 3

/** Links that are asked for at the same time. */
const batchSize = 12

const shapeOf = (path: string) =>
  path
    .replace(/\/job\/[^?]+/, '/job/:id')
    .replace(/\/companies\/[^?]+/, '/companies/:slug')
    // The same form for every search.
    .replace(/(\/search\/filters)\?.*/, '$1')
    .replaceAll(/=[^&]*/g, '')

/** Addresses within the site that a page names, as a reader without scripts meets them; with the part of a page. */
function linksIn(html: string, path: string): string[] {
  const found = html.matchAll(/<(?:a|link|img|form)\s[^>]*?(?:href|src|action)="([^"]+)"/g)
  const links = [...found].map(([, link]) => (link ?? '').replaceAll('&amp;', '&').replace(/^(?=#)/, path))
  return links.filter((link) => link.startsWith('/') && !link.startsWith('//'))
}

const withoutPart = (link: string) => link.replace(/#.*/, '')

const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/** Links to a part of a page that was read and has no such part. */
const missingParts = (links: ReadonlySet<string>, idsOf: ReadonlyMap<string, ReadonlySet<unknown>>) =>
  [...links].filter((link) => {
    const [path = '', id] = link.split('#')
    return id && idsOf.get(path)?.has(decodeURIComponent(id)) === false
  })

test('no link within the site is dead, and each part of a page that one names is there', async ({
  request,
}) => {
  const asked = new Map<string, number>()
  const shapes = new Map<string, number>()
  const links = new Set<string>()
  const idsOf = new Map<string, ReturnType<typeof idsIn>>()
  const isNew = (path: string) => {
    const seen = shapes.get(shapeOf(path)) ?? 0
    if (asked.has(path) || seen >= mostOfAShape) return false
    shapes.set(shapeOf(path), seen + 1)
    asked.set(path, 0)
    return true
  }
  const visit = async (path: string) => {
    const answer = await request.get(path)
    asked.set(path, answer.status())
    if (!answer.headers()['content-type']?.startsWith('text/html')) return []
    const html = await answer.text()
    const found = linksIn(html, path)
    idsOf.set(path, idsIn(html))
    for (const link of found) links.add(link)
    return found.map(withoutPart)
  }

  // All addresses found in one round are requested, a few at a time.
  for (let waiting = ['/', '/en']; waiting.length > 0;) {
    const batch = waiting.splice(0, batchSize).filter(isNew)
    waiting = [...waiting, ...(await Promise.all(batch.map(visit))).flat()]
  }

  expect([...asked].filter(([, status]) => status >= 400)).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
  expect([...links].filter((link) => link.includes('#')).length).toBeGreaterThan(10)
  expect(missingParts(links, idsOf)).toEqual([])
})
