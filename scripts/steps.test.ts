import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStep, summarize } from './steps.mjs'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => vi.restoreAllMocks())

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped })

it('counts a step without tests as one', async () => {
  expect((await runStep('format', async () => ({ code: 0 }))).counts).toEqual(counts(1, 0))
  expect((await runStep('format', async () => ({ code: 1 }))).counts).toEqual(counts(0, 1))
})

it('never calls a failed step clean, even with a clean report', async () => {
  const result = await runStep('tests', async () => ({ code: 1, counts: counts(12, 0) }))
  expect(result.counts).toEqual(counts(12, 1))
})

it('turns a step that breaks into a failure and shows why', async () => {
  const result = await runStep('build', () => Promise.reject(new Error('The site could not be built')))
  expect(result.counts.failed).toBe(1)
  expect(said).toContain('The site could not be built')
})

it('ends with one line for everything, with the time of the whole run', () => {
  const results = [
    { name: 'types', seconds: 2.04, counts: counts(1, 0) },
    { name: 'journeys', seconds: 61.5, counts: counts(40, 2, 1) },
  ]
  const summary = summarize(results, 62.6)
  expect(summary.split('\n').slice(1)).toEqual([
    'Summary',
    'types        2.0 s  1 passed, 0 failed',
    'journeys    61.5 s  40 passed, 2 failed, 1 skipped',
    '',
    '41 passed, 2 failed, 1 skipped, in 1 min 3 s',
  ])
})
