import { AppError } from '../../ground/errors.ts'
import { serveThread } from './serve-thread.ts'

/** Work for the test of the pool. */
export type TestWork = { kind: 'double'; number: number } | { kind: 'refuse' | 'throw' | 'loop' | 'fill' }

serveThread((work: TestWork): number => {
  if (work.kind === 'double') return work.number * 2
  if (work.kind === 'refuse') throw new AppError('file.unsafe')
  if (work.kind === 'throw') throw new TypeError('out of its mind')
  if (work.kind === 'loop') for (;;);
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, Math.random))
})
