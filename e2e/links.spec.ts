import { expect, test } from './journey.ts'

/** Pages that are read; every link on them is asked for. */
const mostPages = 60

/** Pages of one shape stand for each other, so that a thousand ads do not stand for the site. */
const shapeOf = (path: string) => path.replace(/\/job\/[^?]+/, '/job/:id').replaceAll(/=[^&]*/g, '')

/** Addresses within the site that a page names, as a reader without scripts meets them. */
function linksIn(html: string): string[] {
  const found = html.matchAll(/<(?:a|link|img|form)\s[^>]*?(?:href|src|action)="([^"]+)"/g)
  const links = [...found].map(([, link]) => (link ?? '').replaceAll('&amp;', '&').replace(/#.*/, ''))
  return links.filter((link) => link.startsWith('/') && !link.startsWith('//'))
}

test('no link within the site is dead', async ({ request }) => {
  const waiting = ['/', '/en']
  const read = new Set<string>()
  const asked = new Map<string, number>()

  for (let path = waiting.shift(); path !== undefined && read.size < mostPages; path = waiting.shift()) {
    if (read.has(shapeOf(path))) continue
    read.add(shapeOf(path))
    const html = await (await request.get(path)).text()
    for (const link of linksIn(html).filter((one) => !asked.has(one))) {
      const answer = await request.get(link)
      asked.set(link, answer.status())
      if (answer.headers()['content-type']?.startsWith('text/html')) waiting.push(link)
    }
  }

  expect([...asked].filter(([, status]) => status >= 400)).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})
