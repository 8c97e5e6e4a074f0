import { beforeAll, expect, test } from 'vitest'
import { problemText } from '../../forms/problem-text.ts'
import { bindPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases, loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { emptyJobAd } from './typed-job-ad.ts'
import { findUnreadFields } from './unread-fields.ts'
import { wholeNumberTexts } from './whole-numbers.ts'

const empty = emptyJobAd('free')

beforeAll(loadEveryPhrase)

test.each([
  ['1.5', 'Enter a whole number from 0 to 40.'],
  ['two', 'Enter a whole number from 0 to 40.'],
  ['41', 'The value is above the maximum (40).'],
])('experience of "%s" years is refused with the rule that it breaks', (experienceYears, text) => {
  const [unread] = findUnreadFields({ ...empty, requirements: { ...empty.requirements, experienceYears } })
  if (!unread) throw new Error('The field was read.')
  const errors = bindPhrases(loadedPhrases('en', 'errors'), 'en')
  const own = wholeNumberTexts(bindPhrases(loadedPhrases('en', 'jobAdForm'), 'en'))
  expect(problemText({ path: unread.field, ...unread }, errors, own)).toBe(text)
})
