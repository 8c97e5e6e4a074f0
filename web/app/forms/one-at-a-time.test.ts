import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('ignores calls while one runs, and accepts calls after a failure', async () => {
  const alone = oneAtATime()
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  const first = alone(note('first'))
  await alone(note('second press'))
  await first
  await expect(alone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await alone(note('again'))
  expect(done).toEqual(['first', 'again'])
})
