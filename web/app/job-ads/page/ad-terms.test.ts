import { contractTypes } from '@qareeb/contract/job-ads'
import { beforeAll, expect, test } from 'vitest'
import { bindPhrases, type BoundPhrases } from '../../i18n/bind-phrases.ts'
import { loadedPhrases, loadPhrases } from '../../i18n/load-phrases.ts'
import { contractInWords } from './ad-terms.ts'

let t: BoundPhrases<'jobAdForm'>
beforeAll(async () => {
  await loadPhrases('en', ['jobAdForm'])
  t = bindPhrases(loadedPhrases('en', 'jobAdForm'), 'en')
})

test('each type of contract has a sentence, and an ad that names none has none', () => {
  const texts = contractTypes.flatMap((contractType) => contractInWords({ contractType }, t))
  expect(new Set(texts.map(({ text }) => text)).size).toBe(contractTypes.length)
  expect(texts[1]).toEqual({
    name: 'About this type of contract',
    text: "Paid work under the company's direction. The Labour Law and social insurance apply.",
  })
  expect(contractInWords({ contractType: null }, t)).toEqual([])
})
