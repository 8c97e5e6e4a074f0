import { describe, expect, test } from 'vitest'
import { leaveOut, withTexts, unfinishedSecondLanguage } from './languages.ts'
import { emptyJobAd, type TypedJobAd } from './typed-job-ad.ts'

const arabic: TypedJobAd = {
  ...emptyJobAd('free'),
  title: { ar: 'محاسب', en: '' },
  description: { ar: '<p>يراجع حسابات أربعة فروع ويقفلها كل شهر.</p>', en: '' },
}
const begun = { ...arabic, title: { ar: 'محاسب', en: 'Accountant' } }

describe('the second language keeps an ad from being published', () => {
  test('once its title is written and its description is not', () => {
    expect(unfinishedSecondLanguage(begun)).toBe('en')
  })

  test('and does not while it is empty, while both are unfinished, or once both are finished', () => {
    const text = '<p>Keeps the books of four branches and closes them each month.</p>'
    expect(unfinishedSecondLanguage(arabic)).toBeNull()
    expect(unfinishedSecondLanguage({ ...begun, description: { ar: '', en: '' } })).toBeNull()
    expect(
      unfinishedSecondLanguage({ ...begun, description: { ar: arabic.description.ar, en: text } }),
    ).toBeNull()
  })
})

test('a language that is left out takes all its texts along, and brings them back', () => {
  const whole = { ...begun, benefitsText: { ar: 'سكن', en: 'Housing' } }
  const { left, out } = leaveOut(whole, 'en')
  expect(left).toEqual({ ...arabic, benefitsText: { ar: 'سكن', en: '' } })
  expect(withTexts(left, 'en', out)).toEqual(whole)
})
