import { useLoaderData } from 'react-router'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useSite } from '../page/use-site.ts'
import { AnalyticsSwitch } from './analytics-switch.tsx'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './legal-text.server.ts'

export const handle = routeHandle({ phrases: ['legal', 'consent'] })

export const loader = pageLoader(async (page) => {
  const { locale, site, phrases } = page
  const text = readLegalText('privacy-policy', page)
  const t = phrases('legal')
  return {
    head: { title: text.title, description: t('privacyDescription', { name: site.name[locale] }) },
    text,
  }
})

export const meta = pageMeta

export default function PrivacyPolicyPage() {
  const { postHog } = useSite()
  return <LegalPage text={useLoaderData<typeof loader>().text}>{postHog && <AnalyticsSwitch />}</LegalPage>
}
