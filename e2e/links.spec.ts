import { expect, test } from './journey.ts'

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

/** Addresses within the site that a page names, as a reader without scripts meets them. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<(?:a|link|img|form)\s[^>]*?(?:href|src|action)="([^"]+)"/g)
  const links = [...found].map(([, link]) => (link ?? '').replaceAll('&amp;', '&').replace(/#.*/, ''))
  return links.filter((link) => link.startsWith('/') && !link.startsWith('//'))
}

test('no link within the site is dead', async ({ request }) => {
  const asked = new Map<string, number>()
  const shapes = new Map<string, number>()
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
    return answer.headers()['content-type']?.startsWith('text/html') ? linksIn(await answer.text()) : []
  }

  // All that one round has found is asked for at once, a few at a time.
  for (let waiting = ['/', '/en']; waiting.length > 0;) {
    const batch = waiting.splice(0, batchSize).filter(isNew)
    waiting = [...waiting, ...(await Promise.all(batch.map(visit))).flat()]
  }

  expect([...asked].filter(([, status]) => status >= 400)).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})
