import type { Count } from '@qareeb/contract/search/counts'
import { usePhrases } from '../i18n/use-phrases.ts'

const keys = { exact: 'jobCount', about: 'jobCountAbout', atLeast: 'jobCountAtLeast' } as const

/** Says how many jobs there are: «238 وظيفة», "about 240 jobs", "1,000+ jobs". */
export function useCountPhrase(): (count: Count) => string {
  const t = usePhrases('jobAds')
  return ({ value, kind }) => t(keys[kind], { count: value })
}
