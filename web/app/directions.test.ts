import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The site is read from the right and from the left: sides are `start` and `end`.

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(new URL(file, import.meta.url), 'utf8') }))

/** Everything in the files that a pattern finds, as `file: found`. Comments may contain left and right. */
const findIn = (files: ReturnType<typeof read>, pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    [...text.replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '').matchAll(pattern)].map(
      ([found]) => `${file}: ${found}`,
    ),
  )

const side = '(?:left|right)'
const inStyles = new RegExp(
  `(?<![\\w-])(?:[a-z-]+-)?${side}(?:-[a-z]+)?(?=:)|(?:text-align|float|clear|transform-origin): ${side}`,
  'g',
)
const inMarkup = new RegExp(
  `(?<=["'\`\\s:!])-?(?:(?:scroll-)?[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr])|${side})-(?!to-)[\\w(\\[]+` +
    `|(?<=["'\`\\s:!])(?:text|float|clear|origin|object|bg)-${side}\\b` +
    '|\\b(?:margin|padding|border)(?:Left|Right)\\b',
  'g',
)

test('style sheets name no side of the screen, except where CSS has no other', () => {
  expect(findIn(read('**/*.css'), inStyles)).toEqual([
    // The tip of a card points at its pin, which MapLibre says in sides of the screen.
    'map/map.css: border-right-color',
    'map/map.css: border-left-color',
    // `transform-origin` has no logical values; the rule for the other direction stands beside it.
    'shell/pending-bar.css: transform-origin: left',
    'shell/pending-bar.css: transform-origin: right',
  ])
})

test('class names and styles of elements use no physical direction either', () => {
  expect(findIn(read('**/*.{ts,tsx}'), inMarkup)).toEqual([])
})

test('the patterns know what they are looking for', () => {
  const styles = [
    { file: 'a.css', text: 'a { margin-left: 0; right: 0; border-top-left-radius: 0; float: left }' },
  ]
  expect(findIn(styles, inStyles)).toHaveLength(4)
  const classes = [
    {
      file: 'a.tsx',
      text: '<p className="md:pl-4 -mr-2 text-left left-0 rounded-tl-m ms-4" style={{ marginLeft }}>',
    },
  ]
  expect(findIn(classes, inMarkup)).toHaveLength(6)
})
