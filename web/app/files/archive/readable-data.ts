import type { Locale } from '@qareeb/contract/locale'
import { directionOf } from '@qareeb/contract/locale'
import { formatDate } from '../../i18n/dates.ts'
import { arrangeData } from './arrange-data.ts'

/** The texts of the page: its title, and names for keys and values of the data; a key without a name stays as it is. */
export type DataWords = {
  locale: Locale
  title: string
  intro: string
  nameOf: (key: string) => string | undefined
  /** The word for a value of an enumeration. */
  valueOf: (key: string, value: string) => string | undefined
  moment: (instant: string) => string
  size: (bytes: number) => string
}

/** Everything that is kept of somebody as one page that any browser opens, without a script or another file. */
export function readableData(data: Record<string, unknown>, words: DataWords): string {
  const { locale, title, intro } = words
  const sections = Object.entries(arrangeData(data)).map(
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

function show(value: unknown, words: DataWords, key = ''): string {
  if (isNothing(value)) return '–'
  if (Array.isArray(value))
    return value.length === 0
      ? '<p>–</p>'
      : `<ol>${value.map((one) => `<li>${show(one, words, key)}</li>`).join('')}</ol>`
  if (typeof value === 'object' && value !== null) return showFields(value, words)
  return `<bdi>${escaped(typeof value === 'string' ? inWords(value, words, key) : sayPlain(value, words, key))}</bdi>`
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

/** A text in two languages is shown in the reader's, and a thing that has only a name by that name. */
function showFields(value: object, words: DataWords): string {
  const fields = Object.entries(value).filter(([key, one]) => isForReaders(key, one))
  const keys = fields.map(([key]) => key)
  if (keys.length === 0) return '–'
  if (keys.every((key) => key === 'ar' || key === 'en')) {
    const texts = new Map<string, unknown>(fields)
    return show(
      [texts.get(words.locale), ...texts.values()].find((text) => !isNothing(text)),
      words,
    )
  }
  if (keys.join() === 'name') return show(fields[0]?.[1], words)
  return `<dl>${fields
    .map(([key, one]) => `<dt>${nameIn(words, key)}</dt><dd>${show(one, words, key)}</dd>`)
    .join('')}</dl>`
}

/** Facts for programs, or that the page shows elsewhere. */
const technical = new Set([
  'version',
  'mayDelete',
  'hasFile',
  'commentCount',
  'noteCount',
  'waitingDays',
  'mediaType',
])

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const isForReaders = (key: string, value: unknown) =>
  !technical.has(key) && !(typeof value === 'string' && uuid.test(value))

function sayPlain(value: unknown, { valueOf, size }: DataWords, key: string): string {
  if (key === 'size' && typeof value === 'number') return size(value)
  return (typeof value === 'boolean' && valueOf('', value ? 'yes' : 'no')) || JSON.stringify(value)
}

function inWords(text: string, { valueOf, moment }: DataWords, key: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text)) return moment(text)
  return valueOf(key, text) ?? text
}

const nameIn = ({ nameOf }: DataWords, key: string) => escaped(nameOf(key) ?? key)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
