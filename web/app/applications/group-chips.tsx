import { applicationGroups, listApplications } from '@qareeb/contract/candidates/applications'
import { Link } from 'react-router'
import { useQueryOf } from '../data/use-query-of.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { chipStyle } from '../ui/chip-style.ts'
import { cx } from '../ui/cx.ts'

export type Group = (typeof applicationGroups)[number]

/** The group that an address names. */
export const readGroup = (text: string | null): Group | undefined =>
  applicationGroups.find((group) => group === text)

/** The parts of the list as links with their counts. */
export function GroupChips({ group }: { group: Group | undefined }) {
  const t = usePhrases('applications')
  const paths = usePaths()
  const { number } = useFormats()
  const counts = useQueryOf(listApplications, { query: {} }).data?.counts ?? null
  return (
    <nav aria-label={t('groups')} data-sideways className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0.5">
      <ul className="flex gap-2">
        {([undefined, ...applicationGroups] as const).map((one) => (
          <li key={one ?? 'all'}>
            <Link
              to={paths.applications(undefined, one)}
              preventScrollReset
              aria-current={one === group ? 'true' : undefined}
              className={cx(chipStyle(one === group), 'max-sm:h-11')}
            >
              {t(`group.${one ?? 'all'}`)}
              {counts && <span className="text-ink-2 tabular-nums">{number(counts[one ?? 'all'])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
