import type { Locale } from '@qareeb/contract/locale'
import { directionOf } from '@qareeb/contract/locale'

/** The texts of the page: its title, and names for keys of the data; a key without a name stays as it is. */
export type DataWords = {
  locale: Locale
  title: string
  intro: string
  nameOf: (key: string) => string | undefined
}

/** Everything that is kept of somebody as one page that any browser opens, without a script or another file. */
export function readableData(data: Record<string, unknown>, words: DataWords): string {
  const { locale, title, intro } = words
  const sections = Object.entries(data).map(
    ([key, value]) => `<section><h2>${nameIn(words, key)}</h2>${show(value, words)}</section>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
  body { font: 16px/1.6 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #13231c }
  h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin-block: 2rem .5rem; border-block-end: 1px solid #ccc }
  dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: .5rem 0 }
  dt { color: #566 } dd { margin: 0; overflow-wrap: anywhere } dd dl { grid-template-columns: 1fr 2fr }
  li { margin-block: .75rem; padding-inline-start: .25rem }
</style>
<h1>${escaped(title)}</h1>
<p>${escaped(intro)}</p>
${sections.join('\n')}
</html>
`
}

function show(value: unknown, words: DataWords): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return value.length === 0
      ? '<p>–</p>'
      : `<ol>${value.map((one) => `<li>${show(one, words)}</li>`).join('')}</ol>`
  if (typeof value === 'object')
    return `<dl>${Object.entries(value)
      .map(([key, one]) => `<dt>${nameIn(words, key)}</dt><dd>${show(one, words)}</dd>`)
      .join('')}</dl>`
  return `<bdi>${escaped(typeof value === 'string' ? value : JSON.stringify(value))}</bdi>`
}

const nameIn = ({ nameOf }: DataWords, key: string) => escaped(nameOf(key) ?? key)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
