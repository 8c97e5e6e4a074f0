import type { CompanyAuditEntry } from '@qareeb/contract/audit'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { EventLine } from './event-line.tsx'
import type { FoldedEntry } from './fold-repeats.ts'

/** One entry of the log as people of a company read it. Needs the phrases of `audit`. */
export function CompanyEntry({ entry }: { entry: FoldedEntry }) {
  const t = usePhrases('audit')
  const { actor, subjectName, object, network } = entry
  const site = isolateName(useSite().name[useLocale()])
  const names = { person: actor.name ?? t('erased'), platform: site, nobody: t('nobody') }
  return (
    <EventLine event={entry} object={object && <ObjectLink object={object} />} times={entry.times}>
      <bdi>{names[actor.kind]}</bdi>
      {subjectName !== null && subjectName !== actor.name && (
        <>
          {` · ${t('about')} `}
          <bdi>{subjectName}</bdi>
        </>
      )}
      {network !== null && (
        <>
          {` · ${t('network')} `}
          <bdi dir="ltr">{network}</bdi>
        </>
      )}
    </EventLine>
  )
}

/** Leads to the ad with its candidates, or to the branches of the company. */
function ObjectLink({ object: { kind, id, name } }: { object: NonNullable<CompanyAuditEntry['object']> }) {
  const t = usePhrases('audit')
  const paths = usePaths()
  return (
    <Link
      to={kind === 'jobAd' ? paths.dashboardJobAd(id) : paths.companyLocations()}
      className="roomy min-w-0 wrap-anywhere text-brand underline-offset-4 hover:underline"
    >
      {name.ar === null && name.en === null ? t('untitled') : <BilingualText value={name} />}
    </Link>
  )
}
