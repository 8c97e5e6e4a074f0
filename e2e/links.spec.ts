import { expect, test } from './journey.ts'

/** Links of one shape that are asked for; a thousand ads need not stand for the site. */
const mostOfAShape = 3

const shapeOf = (path: string) => path.replace(/\/job\/[^?]+/, '/job/:id').replaceAll(/=[^&]*/g, '')

/** Addresses within the site that a page names, as a reader without scripts meets them. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<(?:a|link|img|form)\s[^>]*?(?:href|src|action)="([^"]+)"/g)
  const links = [...found].map(([, link]) => (link ?? '').replaceAll('&amp;', '&').replace(/#.*/, ''))
  return links.filter((link) => link.startsWith('/') && !link.startsWith('//'))
}

test('no link within the site is dead', async ({ request }) => {
  const waiting = ['/', '/en']
  const asked = new Map<string, number>()
  const shapes = new Map<string, number>()

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const seen = shapes.get(shapeOf(path)) ?? 0
    if (asked.has(path) || seen >= mostOfAShape) continue
    shapes.set(shapeOf(path), seen + 1)

    const answer = await request.get(path)
    asked.set(path, answer.status())
    if (answer.headers()['content-type']?.startsWith('text/html'))
      waiting.push(...linksIn(await answer.text()))
  }

  expect([...asked].filter(([, status]) => status >= 400)).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})
