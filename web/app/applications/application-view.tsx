import type { Application } from '@qareeb/contract/candidates/applications'
import { Link } from 'react-router'
import { BilingualText } from '../i18n/bilingual-text.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { InitialsLogo } from '../ui/initials-logo.tsx'
import { NextStep } from './next-step.tsx'
import { SentContent } from './sent-content.tsx'
import { StageBadge } from './stage-badge.tsx'
import { Timeline } from './timeline.tsx'
import { Withdraw } from './withdraw.tsx'

type ApplicationViewProps = {
  application: Application
  /** Asks the server; the answer is shown. */
  onWithdraw: () => Promise<unknown>
}

/** One application as its sender sees it: where it stands, what comes next, the timeline and what was sent. */
export function ApplicationView({ application, onWithdraw }: ApplicationViewProps) {
  const t = usePhrases('applications')
  const paths = usePaths()
  const locale = useLocale()
  const { jobAd, rejection } = application
  const slug = readIn(locale, jobAd.slugs).text
  return (
    <article
      aria-labelledby="application-title"
      className="grid gap-6 rounded-l border border-line bg-surface p-5 sm:p-6"
    >
      <header className="flex items-start gap-4">
        <InitialsLogo
          colorKey={jobAd.organization.id}
          name={readIn(locale, jobAd.organization.name).text}
          imageUrl={jobAd.organization.logoUrl}
          className="size-12"
        />
        <div className="min-w-0 flex-1">
          <h2 id="application-title" className="text-xl font-semibold wrap-anywhere">
            <Link
              to={paths.jobAd(slug, application.location.id)}
              className="underline-offset-4 hover:underline"
            >
              <BilingualText value={jobAd.title} />
            </Link>
          </h2>
          <p className="text-ink-2">
            <BilingualText value={jobAd.organization.name} /> ·{' '}
            <BilingualText value={application.location.name} />
          </p>
        </div>
        <StageBadge stage={application.stage} />
      </header>
      <NextStep application={application} />
      {rejection && <Rejection {...rejection} />}
      <Timeline application={application} />
      <SentContent application={application} />
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-[0.8125rem] text-ink-3">
          {t('erasedOn', { date: formatDate(application.erasedOn) })}
        </p>
        {application.mayWithdraw && <Withdraw application={application} onWithdraw={onWithdraw} />}
      </footer>
    </article>
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
