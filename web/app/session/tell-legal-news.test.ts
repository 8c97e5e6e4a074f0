import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDate } from '../i18n/dates.ts'
import { type ToastDetail, toastEvent } from '../ui/toasts/toast.ts'
import { tellLegalNews } from './tell-legal-news.ts'

let said: ToastDetail[]
beforeEach(() => {
  said = []
  const page = new EventTarget()
  // `toast.ts` alone sends these events.
  page.addEventListener(toastEvent, (event) => said.push((event as CustomEvent<ToastDetail>).detail))
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname: '/en/profile' })
})
afterEach(() => vi.unstubAllGlobals())

test('new legal texts are announced with their date and a link to the terms', async () => {
  await tellLegalNews({ newLegalVersion: '2027-03-01' })
  expect(said).toEqual([
    {
      text: `We updated the terms and the privacy policy on ${formatDate('2027-03-01')}.`,
      variant: 'info',
      link: { label: 'Read the terms', to: '/en/terms-and-conditions' },
    },
  ])
})

test('a session without news shows nothing', async () => {
  await tellLegalNews({})
  expect(said).toEqual([])
})
