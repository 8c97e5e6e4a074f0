import { beforeEach, expect, test, vi } from 'vitest'
import { saveCamera, savedCamera } from './saved-camera.ts'

const origin = 'https://qareeb.example'
const afar = { lat: 25.4, lng: 45.1, zoom: 9 }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

/** The tab loads a page, by a link on another one or by nothing. */
function load(address: string, { from }: { from?: string } = {}) {
  vi.stubGlobal('document', { referrer: from ? origin + from : '' })
  enter(address)
}

/** A new entry of the history, in the same document. */
function enter(address: string) {
  const { pathname, search } = new URL(address, origin)
  const history = { state: null, replaceState: (state: null) => Object.assign(history, { state }) }
  vi.stubGlobal('location', { origin, pathname, search })
  vi.stubGlobal('history', history)
}

test('an entry keeps where its map was left', () => {
  load('/search?city=riyadh')
  expect(savedCamera()).toBeNull()
  saveCamera(afar)
  expect(savedCamera()).toEqual(afar)
})

test('the other language begins there, and so does the way back', () => {
  load('/search?city=riyadh')
  saveCamera(afar)
  load('/en/search?city=riyadh', { from: '/search?city=riyadh' })
  expect(savedCamera()).toEqual(afar)
  load('/search?city=riyadh', { from: '/en/search?city=riyadh' })
  expect(savedCamera()).toEqual(afar)
})

test('a page opened from elsewhere does not', () => {
  load('/search?city=riyadh')
  saveCamera(afar)
  load('/en/search?city=riyadh', { from: '/search?city=jeddah' })
  expect(savedCamera()).toBeNull()
})

test('the same search in the other language keeps its position', () => {
  load('/search?city=riyadh')
  saveCamera(afar)
  load('/en/search?city=riyadh', { from: '/search?city=riyadh' })
  expect(savedCamera()).toEqual(afar)
  // The map reports its first position like every movement.
  saveCamera(afar)
  enter('/en/search?city=jeddah')
  expect(savedCamera()).toBeNull()
  enter('/en/search?city=riyadh')
  expect(savedCamera()).toBeNull()
  load('/en/search?city=riyadh', { from: '/search?city=riyadh' })
  expect(savedCamera()).toBeNull()
})
