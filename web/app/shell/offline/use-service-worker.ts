import { useEffect } from 'react'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { startServiceWorker } from './start-service-worker.ts'

/** Keeps saved ads readable without a connection, from a quiet moment of the page or the first press on. */
export function useServiceWorker(): void {
  const t = usePhrases('shell')
  const locale = useLocale()
  useEffect(() => startServiceWorker({ locale, note: (date) => t('copyNote', { date }) }), [locale, t])
}
