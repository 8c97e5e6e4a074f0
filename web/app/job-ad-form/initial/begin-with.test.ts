import { expect, test } from 'vitest'
import { contentOf } from '../typed/content-of.ts'
import { emptyJobAd } from '../typed/typed-job-ad.ts'
import { beginWith } from './begin-with.ts'

const now = new Date('2026-11-21T10:00:00Z')
const stored = (changes: object) => ({ content: { ...contentOf(emptyJobAd('free')), ...changes } })

test('a type above the plan becomes the highest one that the plan includes, and is named', () => {
  const facts = { isCopy: false, plan: 'advanced', now } as const
  const { initial, notTaken } = beginWith(stored({ adType: 'premium' }), facts)
  expect(initial.adType).toBe('advanced')
  expect(notTaken.adType).toBe('premium')
  expect(beginWith(stored({ adType: 'free' }), facts)).toMatchObject({
    initial: { adType: 'free' },
    notTaken: { adType: null },
  })
})

test('a copy keeps a deadline that lies ahead and leaves out one that has passed', () => {
  const facts = { isCopy: true, plan: 'free', now } as const
  expect(beginWith(stored({ deadline: '2026-11-21' }), facts)).toMatchObject({
    initial: { deadline: '21 / 11 / 2026' },
    notTaken: { deadline: null },
  })
  expect(beginWith(stored({ deadline: '2026-11-20' }), facts)).toMatchObject({
    initial: { deadline: '' },
    notTaken: { deadline: '2026-11-20' },
  })
})

test('the ad itself keeps a deadline that has passed', () => {
  const facts = { isCopy: false, plan: 'free', now } as const
  expect(beginWith(stored({ deadline: '2026-11-20' }), facts)).toMatchObject({
    initial: { deadline: '20 / 11 / 2026' },
    notTaken: { deadline: null },
  })
})
