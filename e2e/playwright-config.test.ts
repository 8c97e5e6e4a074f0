import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { onDesktopAlone } from './playwright.config.ts'

test('every place that runs on the desktop alone names a journey', () => {
  const journeys = fs.globSync('**/*.spec.ts', { cwd: import.meta.dirname }).map((file) =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.spec\.ts$/, ''),
  )
  const places = onDesktopAlone.filter((place) => place.includes('/'))
  expect(places.length).toBeGreaterThan(10)
  const named = (place: string) =>
    place.endsWith('/') ? journeys.some((journey) => journey.startsWith(place)) : journeys.includes(place)
  expect(places.filter((place) => !named(place))).toEqual([])
})
