import { supportHours } from '@qareeb/reference/support-hours'
import { CircleQuestionMark, Clock, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { useSite } from '../../page/use-site.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { useDashboard } from '../../workspace/dashboard-context.ts'
import { PageTop } from '../../workspace/page-top.tsx'
import { useSupportOpen } from './use-support-open.ts'

export const handle = routeHandle({ phrases: ['packages'], shape: 'cards' })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('packages')('supportTitle'), noindex: true },
}))

export const meta = pageMeta

/** How to reach the people behind the site, and when they answer. */
export default function SupportPage() {
  const t = usePhrases('packages')
  const dashboard = usePhrases('dashboard')
  const paths = usePaths()
  const { active } = useDashboard()
  return (
    <>
      <PageTop
        title={t('supportTitle')}
        crumbs={active ? [{ to: paths.dashboard(), label: dashboard('overview') }] : []}
      />
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <Email />
        <Questions />
        <Hours />
        <Way Icon={Phone} title={t('phone')}>
          <p className="text-ink-2">{t('phoneSoon')}</p>
        </Way>
      </div>
    </>
  )
}

function Email() {
  const t = usePhrases('packages')
  const locale = useLocale()
  const { supportEmail } = useSite()
  const { active } = useDashboard()
  const company = active && readIn(locale, active.organization.name).text
  const subject = company ? t('subject', { company }) : t('subjectAlone')
  return (
    <Way Icon={Mail} title={t('email')}>
      <p className="font-medium wrap-anywhere">
        <bdi dir="ltr">{supportEmail}</bdi>
      </p>
      <p className="mt-1 text-ink-2">{t('emailText')}</p>
      <a
        href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
        className={`${buttonStyle({ kind: 'soft', size: 'small' })} mt-4`}
      >
        {t('writeUs')}
      </a>
    </Way>
  )
}

function Questions() {
  const t = usePhrases('packages')
  const shell = usePhrases('shell')
  return (
    <Way Icon={CircleQuestionMark} title={shell('page.faq')}>
      <p className="text-ink-2">{t('faqText')}</p>
      <Link to={usePaths().page('faq')} className={`${buttonStyle({ kind: 'soft', size: 'small' })} mt-4`}>
        {t('readFaq')}
      </Link>
    </Way>
  )
}

function Hours() {
  const t = usePhrases('packages')
  const isOpen = useSupportOpen()
  return (
    <Way Icon={Clock} title={t('hours')}>
      <p className="text-ink-2">
        {t('hoursText', { from: onTheClock(supportHours.from), to: onTheClock(supportHours.to) })}
      </p>
      <p className="mt-3">
        <Badge tone={isOpen ? 'good' : 'plain'}>{t(isOpen ? 'openNow' : 'closedNow')}</Badge>
      </p>
    </Way>
  )
}

const onTheClock = (hour: number) => isolateCode(`${String(hour).padStart(2, '0')}:00`)

type WayProps = { Icon: typeof Mail; title: string; children: ReactNode }

const Way = ({ Icon, title, children }: WayProps) => (
  <section className="rounded-l border border-line bg-surface p-5">
    <h2 className="flex items-center gap-2.5 font-semibold">
      <Icon className="size-5 text-brand" aria-hidden />
      {title}
    </h2>
    <div className="mt-3">{children}</div>
  </section>
)
