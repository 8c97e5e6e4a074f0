import { MailOpen, UserSearch } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { TeamFilters } from './use-team-address.ts'

/** The empty result of a search, with a link to all. */
export function NobodyFound({ filters: { q, state } }: { filters: TeamFilters }) {
  const t = usePhrases('team')
  const all = (
    <Link to={usePaths().manageUsers()} className={buttonStyle({ kind: 'outline' })}>
      {t('showAll')}
    </Link>
  )
  if (q === '' && state === 'pending')
    return (
      <EmptyState
        title={t('nonePending')}
        text={t('nonePendingText')}
        icon={<MailOpen className="size-7" aria-hidden />}
      >
        {all}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('noneFound')}
      text={t('noneFoundText')}
      icon={<UserSearch className="size-7" aria-hidden />}
    >
      {all}
    </EmptyState>
  )
}
