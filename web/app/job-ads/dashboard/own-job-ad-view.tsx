import { UserSearch } from 'lucide-react'
import { useNavigate } from 'react-router'
import { CompanyEntry } from '../../audit/company-entry.tsx'
import { formatDate, lastInstantBefore } from '../../i18n/dates.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useTabTitle } from '../../page/use-tab-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { type ActionContext, type Ad, type AdAction, actionsOf, mainActionOf } from '../list/ad-actions.ts'
import { AdEnd } from '../list/ad-end.tsx'
import { AdMenu } from '../list/ad-menu.tsx'
import { AdState } from '../list/ad-state.tsx'
import { useAdActions } from '../list/use-ad-actions.tsx'
import { useAdContext } from '../list/use-ad-context.ts'
import { useAdTitle } from '../list/use-ad-title.ts'
import { ContactFacts } from './contact-facts.tsx'
import type { OwnJobAd } from './use-own-job-ad.ts'

type OwnJobAdViewProps = { jobAd: OwnJobAd }

/** An ad of the company: head with its actions, candidates, contact details and history. */
export function OwnJobAdView({ jobAd: { team, plan, history } }: OwnJobAdViewProps) {
  const t = usePhrases('jobAdList')
  return (
    <>
      <Head team={team} plan={plan} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-6">
          <section aria-labelledby="candidates">
            <h2 id="candidates" className="mb-3 text-lg font-semibold">
              {t('candidatesTitle')}
            </h2>
            <EmptyState
              title={t('noCandidatesTitle')}
              text={t('noCandidatesText')}
              icon={<UserSearch className="size-7" aria-hidden />}
            />
          </section>
          <History entries={history} />
        </div>
        <ContactFacts contact={team.content.contact} />
      </div>
    </>
  )
}

function Head({ team, plan }: Pick<OwnJobAd, 'team' | 'plan'>) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  const navigate = useNavigate()
  // What a draft lacks is known to the form; publishing from here would say it after the fact.
  const ad = { ...team, title: team.content.title, missing: [] }
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

/** The button of the page: the action of the state, or editing. A refused one is left to the menu, which says why. */
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
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      <span>{t('createdOn', { date: formatDate(createdAt) })}</span>
      {publishedAt && <span>{t('publishedOn', { date: formatDate(publishedAt) })}</span>}
      {state === 'active' && expiresAt && (
        <span>{t('endsOn', { date: formatDate(lastInstantBefore(expiresAt)) })}</span>
      )}
      {state !== 'draft' && <AdEnd jobAd={{ ...team, missing: [] }} />}
    </span>
  )
}

function History({ entries }: { entries: OwnJobAd['history'] }) {
  const t = usePhrases('jobAdList')
  return (
    <SectionCard id="history" title={t('history')} {...(entries.length === 0 && { text: t('noHistory') })}>
      <ul className="-mx-4 divide-y divide-line sm:-mx-5">
        {entries.map((entry) => (
          <li key={entry.id}>
            <CompanyEntry entry={{ ...entry, times: 1 }} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
