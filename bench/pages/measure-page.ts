import type { MeasuredPage } from './find-pages.ts'
import { categories, type Lighthouse, type LighthouseResult } from './load-lighthouse.ts'

/** Of the middle one of several runs. */
export type PageFigures = {
  page: MeasuredPage
  /** Of 100, of speed. */
  score: number
  /** Findings on accessibility, good practice and search engines, by the names of Lighthouse; none is a score of 100. */
  findings: string[]
  paintMs: number
  largestPaintMs: number
  blockedMs: number
  shift: number
}

type Measuring = { page: MeasuredPage; port: number; runs: number }

/** Measures a page several times as a slow phone on 4G, and takes the run with the middle score. */
export async function measurePage(
  lighthouse: Lighthouse,
  { page, port, runs }: Measuring,
): Promise<PageFigures> {
  const figures: PageFigures[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(page.url, { port, onlyCategories: categories, logLevel: 'error' })
    figures.push(readFigures(page, result))
  }
  const middle = figures.toSorted((one, other) => one.score - other.score)[Math.floor((runs - 1) / 2)]
  if (!middle) throw new Error('--runs is a whole number from 1 on.')
  return middle
}

function readFigures(page: MeasuredPage, result: LighthouseResult | undefined): PageFigures {
  const lhr = result?.lhr
  const score = lhr?.categories.performance?.score
  if (!lhr || typeof score !== 'number')
    throw new Error(`${page.url} was not measured: ${lhr?.runtimeError?.message ?? 'no score'}`)
  const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    page,
    score: Math.round(score * 100),
    findings: findFindings(lhr),
    paintMs: valueOf('first-contentful-paint'),
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockedMs: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
  }
}

function findFindings({ categories: judged, audits }: LighthouseResult['lhr']): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}
