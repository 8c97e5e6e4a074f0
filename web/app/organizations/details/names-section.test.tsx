import { phrases } from '@qareeb/content/en/phrases/organizations/organizations'
import type { Organization } from '@qareeb/contract/organizations'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '../../data/personal-data.tsx'
import { loadEveryPhrase } from '../../i18n/load-phrases.ts'
import { NamesSection } from './names-section.tsx'

beforeAll(loadEveryPhrase)

function render(verificationStatus: Organization['verificationStatus']): string {
  const name = { ar: 'مجموعة الواحة', en: 'Oasis Group' }
  // As much of a company as the section shows.
  const organization = { id: 'oasis', version: 3, name, verificationStatus } as Organization
  const Component = () => (
    <NamesSection organization={organization} onChange={() => undefined} isInspected={false} />
  )
  const Page = createRoutesStub([{ path: '/en', Component }])
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <Page initialEntries={['/en']} />
    </QueryClientProvider>,
  )
}

test('a verified company sees above the button that another name waits for verification', () => {
  const html = render('verified')
  expect(html).toContain(phrases.nameIsChecked)
  expect(html.indexOf(phrases.nameIsChecked)).toBeLessThan(html.indexOf('type="submit"'))
})

test.each(['pending', 'rejected'] as const)(
  'a company that is %s renames itself without a notice',
  (status) => {
    const html = render(status)
    expect(html).toContain(phrases.nameEn)
    expect(html).not.toContain(phrases.nameIsChecked)
  },
)
