import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useSite } from '../page/use-site.ts'
import { EventLine } from './event-line.tsx'
import type { FoldedEntry } from './fold-repeats.ts'

/** One entry of the log as people of a company read it. Needs the phrases of `audit`. */
export function CompanyEntry({ entry }: { entry: FoldedEntry }) {
  const t = usePhrases('audit')
  const { actor, subjectName, network } = entry
  const site = isolateName(useSite().name[useLocale()])
  const names = { person: actor.name ?? t('erased'), platform: site, nobody: t('nobody') }
  return (
    <EventLine event={entry} times={entry.times}>
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
