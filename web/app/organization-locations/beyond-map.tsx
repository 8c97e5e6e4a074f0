import { usePhrases } from '../i18n/use-phrases.ts'
import { isOnMap } from '../map/map-limits.ts'

/** Under a map of branches: how many of them it does not reach. */
export function BeyondMap({ branches }: { branches: readonly { lat: number; lng: number }[] }) {
  const t = usePhrases('organizationLocations')
  const count = branches.filter((branch) => !isOnMap(branch)).length
  return count > 0 && <p className="text-sm text-ink-2">{t('beyondMap', { count })}</p>
}
