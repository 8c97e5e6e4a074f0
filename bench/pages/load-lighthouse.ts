import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

type Audit = { numericValue?: number; score: number | null }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

/** The four things that Lighthouse judges. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The part of a result of Lighthouse that we read. */
export type LighthouseResult = {
  lhr: {
    categories: Partial<Record<(typeof categories)[number], Category>>
    audits: Record<string, Audit>
    runtimeError?: { message: string }
  }
}

export type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: 'error' },
) => Promise<LighthouseResult | undefined>

/** Lighthouse brings two hundred packages, needed only to measure: install it by hand. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const file = resolve()
  if (!file) throw new Error('Install Lighthouse first: npm install --no-save lighthouse@13.5.0')
  // The default export of the package is the function that its documentation describes.
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
}

function resolve(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('lighthouse')
  } catch {
    return undefined
  }
}
