import { useLoaderData } from 'react-router'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './legal-text.server.ts'

export const handle = routeHandle({ phrases: ['legal'] })

export const loader = pageLoader(async (page) => {
  const { locale, site, phrases } = page
  const text = readLegalText('terms', page)
  const t = phrases('legal')
  return {
    head: { title: text.title, description: t('termsDescription', { name: site.name[locale] }) },
    text,
  }
})

export const meta = pageMeta

export default function TermsAndConditionsPage() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />
}
