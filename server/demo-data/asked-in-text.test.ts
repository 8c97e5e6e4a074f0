import { expect, test } from 'vitest'
import { askedInText } from './asked-in-text.ts'

const asked = (ar: string | null, en: string | null = null) => askedInText({ ar, en }, ['excel', 'sap'])

test('fields match the text', () => {
  expect(
    asked(
      null,
      'At least three years of experience in audit\nSunday to Thursday, 40 hours a week\nA yearly performance bonus',
    ),
  ).toEqual({
    requirements: {
      skills: [
        { key: 'excel', need: 'must' },
        { key: 'sap', need: 'must' },
      ],
      experienceYears: 3,
      education: null,
      languages: [],
      weeklyHours: 40,
      shifts: [],
      onsiteDays: null,
    },
    benefits: ['yearly-bonus'],
  })
})

test('no level of education and no language is a skill as well', () => {
  const { requirements } = askedInText({ ar: null, en: '' }, ['bachelors-degree', 'english', 'excel'])
  expect(requirements.skills).toEqual([{ key: 'excel', need: 'must' }])
})

test.each([
  ['خبرة سنة على الأقل في المحاسبة', 1],
  ['خبرة سنتين على الأقل في المحاسبة', 2],
  ['خبرة 5 سنوات على الأقل في المحاسبة', 5],
  ['لا تُشترط خبرة سابقة', 0],
  ['محاسب يجيد إكسل', null],
])('%s: %s years', (text, years) => {
  expect(asked(text).requirements.experienceYears).toBe(years)
})

test('shifts and hours are found in Arabic as well', () => {
  expect(asked('48 ساعة في الأسبوع على ثلاث ورديات').requirements.weeklyHours).toBe(48)
  expect(asked('ورديات من 8 ساعات تتناوب شهريًا').requirements.shifts).toEqual(['rotating'])
})

test.each([
  ["Diploma or bachelor's degree in nursing", 'diploma'],
  ['بكالوريوس محاسبة أو مالية', 'bachelor'],
  ['ثانوية عامة على الأقل', 'secondary'],
  ["Master's degree in the subject", 'master'],
  ['دبلوم فنون طهي ميزة إضافية', null],
  ['Teach at a secondary school', null],
])('%s: education %s', (text, education) => {
  expect(asked(text).requirements.education).toBe(education)
})

test.each([
  ['إتقان العربية والإنجليزية', ['ar fluent', 'en fluent']],
  ['Fluent English; any other language is welcome', ['en fluent']],
  ['إنجليزية متوسطة', ['en good']],
  ['A clear voice and good Arabic\nBasic English', ['ar good', 'en basic']],
  ['Fluent in SQL, with good Python skills', []],
])('%s: languages %s', (text, languages) => {
  const found = asked(text).requirements.languages.map(({ language, level }) => `${language} ${level}`)
  expect(found).toEqual(languages)
})

test.each([
  ['يومان في الأسبوع عن بُعد.', 3],
  ['Monday and Wednesday at the office, the other days from home.', 2],
  ['One day a week from home, of your choice.', 4],
  ['Sunday to Thursday', null],
])('%s: %s days on site', (text, days) => {
  expect(asked(text).requirements.onsiteDays).toBe(days)
})
