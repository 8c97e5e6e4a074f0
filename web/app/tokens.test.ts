import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './shell/theme-script.tsx'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** `--ink: light-dark(#13231c, #edf3ef)` as two colours. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

/** Text on its background, as the site puts them together. */
const pairs = [
  ...['canvas', 'surface', 'sunken'].flatMap((background) =>
    ['ink', 'ink-2', 'ink-3'].map((text) => [text, background]),
  ),
  ['ink', 'raised'],
  ['ink-2', 'raised'],
  ['brand', 'canvas'],
  ['brand', 'surface'],
  ['on-brand', 'brand'],
  ['on-deep', 'deep'],
  ['brand-strong', 'brand-soft'],
  ['brand-strong', 'surface'],
  ['accent-ink', 'accent-soft'],
  ['info', 'info-soft'],
  ['danger', 'danger-soft'],
  ['danger', 'surface'],
  ['warn', 'warn-soft'],
]

test.each(
  pairs.flatMap(([text, background]) => [
    [text, background, 'light'] as const,
    [text, background, 'dark'] as const,
  ]),
)('%s on %s can be read in the %s theme', (text, background, theme) => {
  expect(contrast(colorOf(text, theme), colorOf(background, theme))).toBeGreaterThanOrEqual(4.5)
})

test('the bars of the browser have the colour of the page', () => {
  expect(themeColors).toEqual(tokens.get('canvas'))
})

function colorOf(name: string | undefined, theme: 'light' | 'dark'): string {
  const color = tokens.get(name)?.[theme]
  if (!color) throw new Error(`No token is called ${name}`)
  return color
}

/** Contrast of two colours after WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
