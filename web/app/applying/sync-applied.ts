import { listAppliedJobAds } from '@qareeb/contract/candidates/applications'
import type { Locale } from '@qareeb/contract/locale'
import { areApplicationsLoaded, keepApplied } from '../session/applied-store.ts'
import { browserCall } from '../session/use-call.ts'

/** Asks the server once a visit which ads the signed-in reader has applied for. */
export async function syncApplied(locale: Locale): Promise<void> {
  if (areApplicationsLoaded()) return
  const { items } = await browserCall(locale)(listAppliedJobAds, {})
  keepApplied(Object.fromEntries(items.map(({ jobAdId, appliedAt }) => [jobAdId, appliedAt])))
}
