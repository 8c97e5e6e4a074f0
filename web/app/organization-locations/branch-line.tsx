import type { OrganizationLocation } from '@qareeb/contract/organization-locations'
import { Pencil, Trash } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { isolateCode } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { isOnMap } from '../map/map-limits.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'

type BranchLineProps = {
  branch: OrganizationLocation
  isChosen: boolean
  onChoose: () => void
  /** Missing for anyone who only looks. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One branch of the list; its name shows it on the map. */
export function BranchLine({ branch, isChosen, onChoose, onEdit, onRemove }: BranchLineProps) {
  const t = usePhrases('organizationLocations')
  const { text: name } = readIn(useLocale(), branch.name)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Pressed on the map it may stand out of sight; pressed here it does not move.
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li
      ref={row}
      className={cx(
        'flex scroll-mt-[calc(var(--banner,0px)+5rem)] scroll-mb-6 items-start gap-2 border-b border-line px-4 py-3 last:border-b-0',
        isChosen && 'bg-brand-soft',
      )}
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={t('show', { name })}
          aria-pressed={isChosen}
          onClick={onChoose}
          className="max-w-full rounded-s text-start font-medium max-sm:-my-2 max-sm:min-h-10 wrap-anywhere underline-offset-4 hover:underline"
        >
          <BilingualText value={branch.name} />
        </button>
        <p className="text-sm wrap-anywhere text-ink-2">
          <BilingualText value={branch.address} />
        </p>
        <BranchFacts branch={branch} />
      </div>
      {onEdit && (
        <IconButton label={t('edit', { name })} onClick={onEdit}>
          <Pencil className="size-4.5" aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={t('remove', { name })} onClick={onRemove}>
          <Trash className="size-4.5" aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

function BranchFacts({ branch }: { branch: OrganizationLocation }) {
  const t = usePhrases('organizationLocations')
  const units = usePhrases('units')
  const locale = useLocale()
  const address = readIn(locale, branch.address).text.split(/[,،]/)
  // An address mostly ends with its district and city; then they are not shown twice.
  const isSaid = (place: string) => address.some((part) => `${part.trim()} `.startsWith(`${place} `))
  const places = [branch.district, branch.city]
    .flatMap((place) => (place ? [readIn(locale, place).text] : []))
    .filter((place) => !isSaid(place))
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
      {places.length > 0 && <span>{places.join(units('comma'))}</span>}
      {branch.shortNationalAddress && <span>{isolateCode(branch.shortNationalAddress)}</span>}
      {branch.jobAds.open > 0 && <span>{t('openAds', { count: branch.jobAds.open })}</span>}
      {!isOnMap(branch) && <span>{t('notOnMap')}</span>}
      {branch.isApproximate && (
        <span title={t('approximateHint')}>
          <Badge tone="warn">{t('approximate')}</Badge>
        </span>
      )}
    </p>
  )
}
