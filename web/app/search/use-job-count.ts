import type { Count } from '@qareeb/contract/search'
import { usePhrases } from '../i18n/use-phrases.ts'

/** Says how many jobs there are: «238 وظيفة», "about 1,200 jobs", "1,000+ jobs". */
export function useJobCount() {
  const t = usePhrases('jobAds')
  return ({ value, kind }: Count): string => {
    if (kind === 'exact') return t('jobCount', { count: value })
    return t(kind === 'about' ? 'jobCountAbout' : 'jobCountAtLeast', { count: value })
  }
}
