import type { TeamJobAd } from '@qareeb/contract/job-ads/job-ad-life'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePaths } from '../../i18n/use-phrases.ts'
import { CopyLink } from '../../job-ads/share/copy-link.tsx'
import { useSite } from '../../page/use-site.ts'

/** Copies the public address of an open ad. */
export function AdLink({ team: { id, slugs, content } }: { team: TeamJobAd }) {
  const paths = usePaths()
  const { origin } = useSite()
  const { locale } = readIn(useLocale(), content.title)
  return <CopyLink url={origin + paths.jobAd(slugs[locale] ?? id)} />
}
