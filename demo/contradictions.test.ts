import { plainTextOf } from '@qareeb/contract/text/rich-text'
import { describe, expect, it } from 'vitest'
import { demoCountry, generateCountry } from './country.ts'

const now = new Date('2026-11-21T10:00:00Z')
const jobAds = [...generateCountry({ ...demoCountry, now })].flatMap((company) => [...company.jobAds])
const told = jobAds.map((jobAd) => ({
  ...jobAd,
  texts: [jobAd.description.ar, jobAd.description.en].flatMap((html) => html ?? []).map(plainTextOf),
}))
const textsOf = (ads: typeof told) => ads.flatMap(({ texts }) => texts)
const saying = (words: RegExp, ads = told) => textsOf(ads).filter((text) => words.test(text))

const fixedStart = /from 7 a\.m\.|[789] a\.m\. to|من [789] صباحًا/
const noExperience = /No previous experience needed|لا تُشترط خبرة سابقة/

describe('the whole demo country', () => {
  it.each<[string, RegExp, RegExp]>([
    ['a flexible and a fixed start', /flexible (?:start|hours)|مرن/i, fixedStart],
    [
      'shifts and flexible hours',
      /Eight-hour shifts|48 hours a week|ورديات من 8|48 ساعة في الأسبوع/,
      /flexible (?:start|hours)|مرن/i,
    ],
    ['dawn and a fixed start', /at dawn|مع الفجر/, fixedStart],
    ['dawn and evenings', /at dawn|مع الفجر/, /Evenings and weekends|مساءً وفي عطلة/],
    [
      'evenings and days at the office',
      /Evenings and weekends|مساءً وفي عطلة/,
      /Monday and Wednesday at the office|الاثنين والأربعاء في المكتب/,
    ],
    [
      'one day off and two',
      /two days off|يومان متتاليان|ويومان راحة/,
      /one day off|48 hours|يوم راحة كل|48 ساعة/,
    ],
    [
      'malpractice insurance asked for and given',
      /own malpractice insurance|تأمين شخصي ضد الأخطاء/,
      /Malpractice cover at our expense|تأمين ضد الأخطاء المهنية على حسابنا/,
    ],
    [
      'part of the week and all of it',
      /20 hours a week|Four hours a day|about 24 hours|20 ساعة|4 ساعات يوميًا|نحو 24 ساعة/,
      /Full-time availability|تفرغ كامل|no more than eight hours|ثماني ساعات/,
    ],
    [
      'no experience and a team to lead',
      noExperience,
      /twenty-five people|You (?:lead|run|supervise) |خمسة وعشرين موظفًا|معك فريق|ثلاثين حارسًا/,
    ],
    [
      'no experience and work to show for it',
      noExperience,
      /portfolio|Proven|Examples of|track record|مثبت|معرض أعمال|نماذج (?:من|أعمال|كتابة)|\d سنوات/,
    ],
    [
      'two starts',
      /starts within two weeks|خلال أسبوعين من قبول/,
      /beginning of next month|مطلع الشهر القادم/,
    ],
  ])('never tells of %s in one ad', (_, one, other) => {
    const [ones, others] = [saying(one), saying(other)]
    expect(ones.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect(ones.filter((text) => other.test(text))).toEqual([])
  })

  it('never names both a last day and "until the job is filled"', () => {
    const withDeadline = told.filter(({ deadline }) => deadline !== null)
    expect(withDeadline.length).toBeGreaterThan(100)
    expect(saying(/until the job is filled|حتى شغل الوظيفة/).length).toBeGreaterThan(0)
    expect(saying(/until the job is filled|حتى شغل الوظيفة/, withDeadline)).toEqual([])
  })

  it('names the studio, the port and the courtroom only in jobs at such a place', () => {
    const remote = told.filter(({ workMode }) => workMode === 'full-remote')
    expect(saying(/studio|the port |appear before|Receive guests|الاستوديو|الميناء|الترافع/, remote)).toEqual(
      [],
    )
  })

  it('states hours of every job, and a duration of those that end', () => {
    const ends = told.filter(({ employmentType }) => /temporary|contract|internship/.test(employmentType))
    expect(textsOf(told).filter((text) => !/Hours: |الدوام: /.test(text))).toEqual([])
    expect(saying(/Duration: |المدة: /)).toEqual(textsOf(ends))
    expect(saying(/(?:Hours|الدوام): [^\n]*(?:contract|months|renew|عقد|أشهر|قابل)/)).toEqual([])
  })

  it('asks trainees for no experience, and offers them an internship', () => {
    const trainees = told.filter(({ title }) => /trainee|متدرب/i.test(`${title.ar} ${title.en}`))
    expect(trainees.length).toBeGreaterThan(10)
    expect(new Set(trainees.map(({ seniority }) => seniority))).toEqual(new Set(['entry-level']))
    expect(new Set(trainees.map(({ employmentType }) => employmentType))).toEqual(new Set(['internship']))
    expect(textsOf(trainees).filter((text) => !noExperience.test(text))).toEqual([])
  })
})
