import { findJobAd, isBilingual, pathOf } from '../support/find-job-ad.ts'
import { expect, test } from '../support/journey.ts'
import { searchWords } from '../support/search-words.ts'
import { siteWords } from '../support/site-words.ts'

/** Values that have broken programs before, as they stand in an address. */
const hostile = [
  '%00',
  '%ED%A0%80',
  '1e999',
  'constructor',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'x'.repeat(900),
]

for (const { locale, root, prefix } of siteWords)
  test.describe(`a malformed address (${locale})`, () => {
    test('has its answer', { tag: '@alike' }, async ({ request }) => {
      const jobAd = pathOf(await findJobAd(request, isBilingual), locale)
      for (const value of hostile) {
        const statuses: number[] = []
        for (const path of [
          `${root}?city=${value}`,
          `${prefix}/search?q=${value}&category=${value}&lat=${value}&zoom=${value}&city=${value}&after=${value}`,
          `${jobAd}?locationId=${value}`,
          `${prefix}/job/${value}`,
        ]) {
          const answer = await request.get(path, { maxRedirects: 0 })
          expect(await answer.text(), path).not.toContain('<script>alert')
          statuses.push(answer.status())
        }
        expect({ value, statuses }).toEqual({ value, statuses: [200, 200, 200, 404] })
      }
    })

    test('of the home page shows Riyadh and says so', async ({ request }) => {
      const t = searchWords.find((words) => words.locale === locale)?.t
      const said = t?.misread.replace('{place}', t.riyadh)
      const pageOf = async (query: string) => (await request.get(`${root}?${query}`)).text()
      for (const query of ['city=atlantis', 'city=jeddah&city=dammam'])
        expect(await pageOf(query)).toContain(said)
      expect(await pageOf('city=jeddah')).not.toContain(said)
    })
  })
