import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('leaves out what comes while it is at work, and goes on after a failure', async () => {
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
