import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

type Page = { address: string; file: string }

const pagesOf = (entries: readonly RouteConfigEntry[], before = ''): Page[] =>
  entries.flatMap(({ path: part = '', file, children = [] }) => {
    const address = `${before}/${part}`.replaceAll(/\/+/g, '/')
    return children.length > 0 ? pagesOf(children, address) : [{ address, file }]
  })

/** Pages whose address does not give their name. */
const others: Record<string, string> = {
  '/': 'home',
  '/dashboard/': 'overview',
  '/admin/': 'overview',
  '/dashboard/ads': 'job-ads',
  '/dashboard/drafts': 'job-ads',
  '/dashboard/candidates': 'applicants',
}

/** The last words of an address, with the noun where it says company. */
const namesOf = (address: string): string[] => {
  const words = address.replaceAll('companies', 'organizations').replaceAll('company', 'organization')
  const parts = words.split('/').filter(Boolean)
  return [others[address] ?? parts.at(-1) ?? '', parts.slice(-2).join('-')]
}

test('a page is named after its address', () => {
  const pages = pagesOf(routes).filter(({ address }) => !/[:*]|^\/en(\/|$)/.test(address))
  expect(pages.length).toBeGreaterThan(30)
  const misnamed = pages.filter(({ address, file }) => {
    const name = path.basename(file).replace(/-(page\.tsx|route\.ts)$/, '')
    return !namesOf(address).includes(name)
  })
  expect(misnamed).toEqual([])
})
