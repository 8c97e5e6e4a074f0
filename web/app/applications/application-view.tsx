import type { Application } from '@qareeb/contract/candidates/applications'
import { useRef } from 'react'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import type { ApplicationActions } from './application-actions.ts'
import { OwnMatch } from './match/own-match.tsx'
import { NextStep } from './next-step.tsx'
import { SentContent } from './sent-content.tsx'
import { SentTo } from './sent-to.tsx'
import { StageBadge } from './stage-badge.tsx'
import { Stages } from './stages.tsx'
import { Timeline } from './timeline.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type ApplicationViewProps = ApplicationActions & { application: Application }

/** One application as its sender sees it: where it stands, what comes next, the timeline and what was sent. */
export function ApplicationView({
  application,
  onWithdraw,
  onReplaceFile,
  onNewTicket,
}: ApplicationViewProps) {
  const t = usePhrases('applications')
  const { rejection } = application
  const article = useRef<HTMLElement>(null)
  useFocusWhenReplaced(application.mayWithdraw, () => article.current?.focus())
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby="application-title"
      className="grid gap-6 rounded-l border border-line bg-surface p-5 outline-none sm:p-6"
    >
      <Head application={application} />
      <Stages application={application} />
      <NextStep application={application} />
      {rejection && <Rejection {...rejection} />}
      <Timeline application={application} />
      {application.evaluationTicket !== null && (
        <OwnMatch
          key={application.id}
          application={application}
          ticket={application.evaluationTicket}
          onNewTicket={onNewTicket}
        />
      )}
      <SentContent application={application} onReplaceFile={onReplaceFile} />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="grid text-[0.8125rem] text-ink-3">
          {application.waitingDays !== null && (
            <span>{t('waiting', { count: application.waitingDays })}</span>
          )}
          <span>{t('erasedOn', { date: formatDate(application.erasedOn) })}</span>
        </p>
        {application.mayApplyAgain && <ApplyAgain application={application} />}
        {application.mayWithdraw && <WithdrawButton application={application} onWithdraw={onWithdraw} />}
      </footer>
    </article>
  )
}

/** The job with a link to its ad, the company and the location, and where the application stands. */
function Head({ application: { jobAd, location, stage } }: { application: Application }) {
  const paths = usePaths()
  const locale = useLocale()
  const slug = readIn(locale, jobAd.slugs).text
  return (
    <header className="flex items-start gap-4">
      <InitialsLogo
        colorKey={jobAd.organization.id}
        name={readIn(locale, jobAd.organization.name).text}
        imageUrl={jobAd.organization.logoUrl}
        className="size-12"
      />
      <div className="min-w-0 flex-1">
        <h2 id="application-title" className="text-xl font-semibold wrap-anywhere">
          <Link to={paths.jobAd(slug, location.id)} className="underline-offset-4 hover:underline">
            <BilingualText value={jobAd.title} />
          </Link>
        </h2>
        <p className="text-ink-2">
          <SentTo jobAd={jobAd} location={location} />
        </p>
      </div>
      <StageBadge stage={stage} />
    </header>
  )
}

/** Leads to the ad, with the location that was chosen before. */
function ApplyAgain({ application: { jobAd, location } }: { application: Application }) {
  const t = usePhrases('applications')
  const slug = readIn(useLocale(), jobAd.slugs).text
  return (
    <Link to={usePaths().jobAd(slug, location.id)} className={buttonStyle({ size: 'small' })}>
      {t('applyAgain')}
    </Link>
  )
}

function Rejection({ reason, message }: NonNullable<Application['rejection']>) {
  const t = usePhrases('applications')
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('rejection')}</h3>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message || t(`reason.${reason}`)}
      </p>
    </section>
  )
}
