import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './personal-data.tsx'

/** Loses the connection, and gets it back. */
function reconnect() {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}

/** Shows what some calls answer, one after another. @returns how often it was asked, and the answer */
async function show(answers: readonly (() => string)[]) {
  const client = createQueryClient()
  client.mount()
  let asked = 0
  const queryFn = () => {
    asked += 1
    return answers[asked - 1]?.() ?? 'no further answer'
  }
  const observer = new QueryObserver(client, { queryKey: ['vacancies'], queryFn })
  const close = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
  return {
    asked: () => asked,
    data: () => observer.getCurrentResult().data,
    close: () => {
      close()
      client.unmount()
      client.clear()
    },
  }
}

const fail = () => {
  throw new Error('No connection.')
}

test('an answer that failed comes by itself once the connection is back', async () => {
  const shown = await show([fail, () => 'here'])
  expect(shown.data()).toBeUndefined()
  reconnect()
  await expect.poll(shown.data).toBe('here')
  shown.close()
})

test('an answer that is here is not asked for again when the connection is back', async () => {
  const shown = await show([() => 'here'])
  reconnect()
  await Promise.resolve()
  expect([shown.asked(), shown.data()]).toEqual([1, 'here'])
  shown.close()
})
