import { useNavigate } from 'react-router'
import { formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { type ActionContext, type Ad, type AdAction, actionsOf, mainActionOf } from '../list/ad-actions.ts'
import { AdEnd } from '../list/ad-end.tsx'
import { AdMenu } from '../list/ad-menu.tsx'
import { AdState } from '../list/ad-state.tsx'
import { useAdActions } from '../list/use-ad-actions.tsx'
import { useAdContext } from '../list/use-ad-context.ts'
import { useAdTitle } from '../list/use-ad-title.ts'
import type { OwnJobAd } from './use-own-job-ad.ts'

/** The head of an ad of the company: title, state, dates, and its actions. */
export function OwnJobAdHead({
  team,
  plan,
  openCandidates,
}: Pick<OwnJobAd, 'team' | 'plan' | 'openCandidates'>) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  const navigate = useNavigate()
  // The form lists the missing fields of a draft; publishing from here would name them afterwards.
  const { title: titles, deadline } = team.content
  const ad = { ...team, title: titles, deadline, missing: [], candidates: { open: openCandidates } }
  const title = useAdTitle()(ad.title)
  useTabTitle(title)
  const context = useAdContext(plan)
  const { choose, isRunning, dialog } = useAdActions(ad, {
    onDeleted: () => void navigate(paths.drafts()),
  })
  const shown = shownActionOf(ad, context)
  return (
    <>
      <PageTop
        title={title}
        crumbs={[{ to: paths.jobAds(), label: t('title') }]}
        badge={<AdState state={team.state} />}
        text={<Dates team={team} />}
        actions={
          <>
            {shown && (
              <Button
                kind={shown === 'edit' ? 'outline' : 'primary'}
                disabled={isRunning}
                onClick={() => choose(shown)}
              >
                {t(shown)}
              </Button>
            )}
            <AdMenu
              jobAd={ad}
              plan={plan}
              onChoose={choose}
              without={shown ? ['candidates', shown] : ['candidates']}
              className="border border-line-strong bg-surface"
            />
          </>
        }
      />
      {dialog}
    </>
  )
}

/**
 * The button of the page: the action of the state, or editing. A refused one is left to the menu, which shows the
 * reason.
 */
function shownActionOf(ad: Ad, context: ActionContext): AdAction | null {
  const main = mainActionOf(ad, context.now)
  if (main === 'candidates') return 'edit'
  const isRefused = actionsOf(ad, context).some(({ action, refusal }) => action === main && refusal !== null)
  return isRefused ? null : main
}

function Dates({ team }: Pick<OwnJobAd, 'team'>) {
  const t = usePhrases('jobAdList')
  const { state, createdAt, publishedAt, expiresAt } = team
  return (
    <span className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      {/* On phones the list of candidates needs the room; the history has these dates too. */}
      <span className="max-sm:hidden">{t('createdOn', { date: formatDate(createdAt) })}</span>
      {publishedAt && (
        <span className="max-sm:hidden">{t('publishedOn', { date: formatDate(publishedAt) })}</span>
      )}
      {state === 'active' && expiresAt && (
        <span>{t('endsOn', { date: formatDate(lastInstantBefore(expiresAt)) })}</span>
      )}
      {state !== 'draft' && <AdEnd jobAd={{ ...team, missing: [] }} />}
    </span>
  )
}
