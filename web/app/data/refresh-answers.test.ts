import { inspectOrganization, listOrganizations } from '@qareeb/contract/administration'
import { getOrganization } from '@qareeb/contract/organizations'
import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createQueryClient } from './personal-data.tsx'
import { queryKeyOf } from './query-key.ts'
import { refreshAnswers } from './refresh-answers.ts'

const asked = { locale: 'ar', companyId: null } as const

/** An answer that a page shows. @returns how often it was asked for */
function show(client: ReturnType<typeof createQueryClient>, queryKey: readonly unknown[]) {
  let count = 0
  const queryFn = async () => ++count
  new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  return () => count
}

it('asks again for every shown answer of a changed endpoint, lists in pages included, and for no other', async () => {
  const client = createQueryClient()
  const first = show(client, queryKeyOf(listOrganizations, { ...asked, input: { list: 'waiting' } }))
  const paged = show(
    client,
    queryKeyOf(listOrganizations, { ...asked, input: { list: 'all' }, isPaged: true }),
  )
  const other = show(client, queryKeyOf(getOrganization, { ...asked, input: {} }))
  await settle()

  refreshAnswers(client, [listOrganizations, inspectOrganization])
  await settle()

  expect([first(), paged(), other()]).toEqual([2, 2, 1])
  client.clear()
})

const settle = () => new Promise((resolve) => setTimeout(resolve, 10))
