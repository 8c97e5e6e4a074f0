import type { phrases as arabic } from '../../../ar/phrases/reading/limits.ts'
import { translationOf } from '../../../phrase.ts'

export const phrases = translationOf<typeof arabic>()({
  seconds: { one: 'one second', other: '{count} seconds' },
  minutes: { one: 'one minute', other: '{count} minutes' },
  hours: { one: 'one hour', other: '{count} hours' },
  days: { one: 'one day', other: '{count} days' },
  months: { one: 'one month', other: '{count} months' },
  branches: { one: 'one branch', other: '{count} branches' },
  locations: { one: 'one location', other: '{count} locations' },
})
