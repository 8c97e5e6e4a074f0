import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sara = { token: 'a.b.c', user: { id: 'sara' } }

let storage: Map<string, string>
beforeEach(() => {
  vi.resetModules()
  storage = new Map()
  const kept = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => undefined } })
})
afterEach(() => void vi.unstubAllGlobals())

const load = async () => ({
  ...(await import('./applied-store.ts')),
  ...(await import('./session-store.ts')),
})

test('a guest’s application is remembered after a reload of the tab, until it is undone', async () => {
  const tab = await load()
  tab.noteApplied('accountant', '2026-11-24T09:00:00Z')
  vi.resetModules()
  const reloaded = await load()
  expect(reloaded.readApplied()).toEqual({ accountant: '2026-11-24T09:00:00Z' })
  reloaded.noteApplied('accountant', null)
  expect(reloaded.readApplied()).toEqual({})
})

test('another person at the tab finds none of it, and the account’s own replace it', async () => {
  const tab = await load()
  tab.noteApplied('accountant', '2026-11-24T09:00:00Z')
  // A user of the session has more; nothing here asks for it.
  tab.keepSession(sara as Parameters<typeof tab.keepSession>[0])
  expect(tab.readApplied()).toEqual({})
  expect(tab.areApplicationsLoaded()).toBe(false)
  tab.keepApplied({ nurse: '2026-11-20T09:00:00Z' })
  expect(tab.readApplied()).toEqual({ nurse: '2026-11-20T09:00:00Z' })
  expect(tab.areApplicationsLoaded()).toBe(true)
})

test('the server renders every ad without an application', async () => {
  const { useAppliedAt, noteApplied } = await load()
  noteApplied('accountant', '2026-11-24T09:00:00Z')
  const Mark = () => createElement('b', null, useAppliedAt('accountant') ?? 'open')
  expect(renderToString(createElement(Mark))).toBe('<b>open</b>')
})
