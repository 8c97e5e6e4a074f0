import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Sentences that the specification gives with a straight apostrophe. */
const given = new Set(["Passwords don't match"])

/** Marks that no text of a language has: English has ’ and “ ”, Arabic « ». */
const wrong = { ar: /["'“”‘’]/, en: /["'«»]/ }

/** Every text of a module, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

async function read(file: string): Promise<string[]> {
  const whole = path.join(import.meta.dirname, file)
  return file.endsWith('.md') ? readFileSync(whole, 'utf8').split('\n') : textsIn(await import(whole))
}

test.each(['ar', 'en'] as const)('the texts of %s have typographic quotes', async (locale) => {
  const files = globSync(`${locale}/**/*.{md,ts}`, { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(50)
  const texts = await Promise.all(
    files.map(async (file) => (await read(file)).map((text) => ({ file, text }))),
  )
  expect(texts.flat().filter(({ text }) => wrong[locale].test(text) && !given.has(text))).toEqual([])
})
