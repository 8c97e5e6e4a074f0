import { phrases } from '@qareeb/content/en/phrases/job-ad-form'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { SaveStatus } from './save-status.tsx'
import type { SavedAd } from './use-saved-ad.ts'

beforeAll(loadEveryPhrase)

/** The words at the head of the form, in English, for an ad that was saved at 10:42 in Riyadh. */
function said(changes: Partial<Pick<SavedAd, 'step' | 'isSaved' | 'errors' | 'stored'>>): string {
  const ad = {
    step: 'idle',
    isSaved: true,
    errors: {},
    stored: { updatedAt: '2026-11-24T07:42:00.000Z' },
    ...changes,
  } as SavedAd // The status reads these fields alone.
  const Page = createRoutesStub([{ path: '/en', Component: () => <SaveStatus ad={ad} /> }])
  const html = renderToString(<Page initialEntries={['/en']} />).replaceAll('<!-- -->', '')
  return /role="status">([^<]*)</.exec(html)?.[1] ?? ''
}

const saved = phrases.saved.replace('{time}', '10:42')
const errors = { 'title.en': 'Too short' }

test('the status of a draft says whether it is saved, and since when', () => {
  expect(said({})).toBe(saved)
  expect(said({ isSaved: false })).toBe(phrases.notSaved)
  expect(said({ isSaved: false, stored: null })).toBe(phrases.notSaved)
  expect(said({ step: 'saving' })).toBe(phrases.saving)
  expect(said({ step: 'failed' })).toBe(phrases.saveFailed)
})

test('fields to check stand beside the state of saving, and take nothing from it', () => {
  expect(said({ errors })).toBe(`${saved} · ${phrases.incomplete}`)
  expect(said({ errors, isSaved: false })).toBe(`${phrases.notSaved} · ${phrases.incomplete}`)
  expect(said({ errors, step: 'saving' })).toBe(phrases.saving)
})
