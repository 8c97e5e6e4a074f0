import type { AuditEntry } from '@qareeb/contract/audit'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { EntryDetails } from './entry-details.tsx'
import { EventLine } from './event-line.tsx'

const linkStyle = 'underline-offset-4 hover:text-ink hover:underline'

/** Shows an audit entry to platform administrators. Each name links to the other entries about it. */
export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const { subject, organization } = entry
  return (
    <EventLine event={entry} more={<EntryDetails entry={entry} />}>
      <Actor actor={entry.actor} />
      {subject?.name && subject.text !== entry.actor?.id && <About subject={subject} name={subject.name} />}
      {organization && <Company organization={organization} />}
    </EventLine>
  )
}

function Actor({ actor }: Pick<AuditEntry, 'actor'>) {
  const t = usePhrases('audit')
  const paths = usePaths()
  if (!actor) return t('nobody')
  return (
    <Link to={paths.adminAudit({ person: actor.id })} className={linkStyle}>
      <bdi>{actor.name ?? t('erased')}</bdi>
    </Link>
  )
}

type AboutProps = { subject: NonNullable<AuditEntry['subject']>; name: string }

function About({ subject, name }: AboutProps) {
  const t = usePhrases('audit')
  return (
    <>
      {` · ${t('about')} `}
      <Link to={usePaths().adminAudit({ person: subject.text })} className={linkStyle}>
        <bdi>{name}</bdi>
      </Link>
    </>
  )
}

function Company({ organization: { id, name } }: { organization: NonNullable<AuditEntry['organization']> }) {
  const t = usePhrases('audit')
  return (
    <>
      {' · '}
      <Link to={usePaths().adminAudit({ organization: id })} className={linkStyle}>
        {name ? <BilingualText value={name} /> : t('erasedCompany')}
      </Link>
    </>
  )
}
