import { jobCategories } from '@qareeb/contract/job-ads'
import { jobTitles } from '@qareeb/reference/job-titles'
import { expect, it, test } from 'vitest'
import { translateBenefits, translateTitle } from './translate-by-glossary.ts'

it.each([
  ['محاسب', 'Accountant'],
  ['محاسبة', 'Accountant'],
  ['مُحاسِب/ة', 'Accountant'],
  ['محاسب (ة)', 'Accountant'],
  ['محاسب أول', 'Senior Accountant'],
  ['محاسبة أولى', 'Senior Accountant'],
  ['محاسب - الرياض', 'Accountant - Riyadh'],
  ['محاسب، مدير مالي', 'Accountant, Finance manager'],
])('translates the title «%s» as "%s"', (arabic, english) => {
  expect(translateTitle(arabic, 'ar')).toBe(english)
})

it.each([
  ['Accountant', 'محاسب'],
  ['SENIOR ACCOUNTANT', 'محاسب أول'],
  ['Sr. accountant', 'محاسب أول'],
  ['Accountant (Riyadh)', 'محاسب (الرياض)'],
  ['Accountant, Finance manager', 'محاسب، مدير مالي'],
])('translates the title "%s" as «%s»', (english, arabic) => {
  expect(translateTitle(english, 'en')).toBe(arabic)
})

it.each(['محاسب في شركة رائدة', 'محاسب - شركة الواحة', 'Accountant extraordinaire', '!!!', ''])(
  'does not translate half of the title "%s"',
  (title) => {
    expect([translateTitle(title, 'ar'), translateTitle(title, 'en')]).toEqual([null, null])
  },
)

it.each([
  ['تأمين طبي', 'Medical insurance'],
  ['تأمين صحي وسكن', 'Medical insurance and Housing'],
  ['سكن، مواصلات، وجبات.', 'Housing, Transport, Meals'],
  ['سكن ومواصلات ووجبات', 'Housing and Transport and Meals'],
  ['بدل نقل\nعمولة', 'Transport\nCommission'],
])('translates the benefits «%s» as "%s"', (arabic, english) => {
  expect(translateBenefits(arabic, 'ar')).toBe(english)
})

it.each([
  ['Health insurance, annual tickets and bonus', 'تأمين طبي، تذاكر سفر سنوية ومكافأة سنوية'],
  ['Housing & meals', 'سكن ووجبات'],
])('translates the benefits "%s" as «%s»', (english, arabic) => {
  expect(translateBenefits(english, 'en')).toBe(arabic)
})

it('does not translate a sentence about benefits', () => {
  expect(translateBenefits('تأمين طبي وبيئة عمل رائعة', 'ar')).toBeNull()
})

test.each(jobCategories)('every title of %s has a name in both languages', (category) => {
  const titles = jobTitles.filter((title) => title.category === category)
  const missing = titles.filter(
    ({ ar, en }) => !translateTitle(ar[0] ?? '', 'ar') || !translateTitle(en[0] ?? '', 'en'),
  )
  expect(missing).toEqual([])
})
