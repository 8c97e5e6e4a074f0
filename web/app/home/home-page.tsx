import { routeHandle } from '../i18n/route-handle.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { pageMeta } from '../page-head.ts'
import { pageLoader } from '../page-loader.ts'

export const handle = routeHandle({ phrases: ['home', 'jobAds'] })

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('home')
  return { head: { title: t('title'), description: t('description') } }
})

export const meta = pageMeta

export default function HomePage() {
  const t = usePhrases('home')
  return <h1 className="p-20 text-5xl font-semibold">{t.list('headline').join(' ')}</h1>
}
