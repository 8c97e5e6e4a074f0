import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import type { SentApplication } from '../apply-values.ts'
import { BackToJobs } from './back-to-jobs.tsx'
import { ComingSteps } from './coming-steps.tsx'
import { SimilarAds } from './similar-ads.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

type SentProps = {
  jobAd: PageJobAd
  location: JobAdLocation | undefined
  sent: SentApplication
  isGuest: boolean
  /** Days after which the company usually answers, if they are known. */
  usualAnswerDays: number | null
  onUndone: () => void
  onClose: () => void
}

/** Confirms that an application was sent, offers ten seconds to undo it, and explains the next steps. */
export function Sent(props: SentProps) {
  const { jobAd, location, sent, isGuest, usualAnswerDays, onUndone, onClose } = props
  const t = usePhrases('applying')
  const paths = usePaths()
  const secondsLeft = useSecondsLeft(sent.sentAt)
  const sheet = useRef<HTMLDivElement>(null)
  // The form that it replaces was read down to its button.
  useEffect(() => {
    sheet.current?.closest('.scroll-shade')?.scrollTo(0, 0)
  }, [])
  return (
    <div ref={sheet} className="apply-body">
      <div className="sent-top">
        <Summary jobAd={jobAd} location={location} />
        <UndoBar jobAdId={jobAd.id} sent={sent} secondsLeft={secondsLeft} onUndone={onUndone} />
      </div>
      <ComingSteps
        email={isGuest ? sent.email : null}
        canUndo={secondsLeft > 0}
        usualAnswerDays={usualAnswerDays}
      />
      <SimilarAds jobAdId={jobAd.id} location={location} onClose={onClose} />
      <div className="apply-foot grid-flow-col auto-cols-fr">
        {!isGuest && (
          <Link to={paths.applicationFor(jobAd.id)} className={buttonStyle({})}>
            {t('follow')}
          </Link>
        )}
        <BackToJobs jobAd={jobAd} location={location} kind={isGuest ? 'primary' : 'outline'} />
      </div>
    </div>
  )
}

function Summary({ jobAd, location }: Pick<SentProps, 'jobAd' | 'location'>) {
  const t = usePhrases('applying')
  const locale = useLocale()
  const { distance } = useFormats()
  const title = isolateName(readIn(locale, jobAd.title).text)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)
  const km = location?.distanceKm ?? null
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
        <Check className="size-7" aria-hidden />
      </span>
      <p aria-hidden className="text-[1.375rem] leading-8 font-semibold">
        {t('sentTitle')}
      </p>
      <p className="wrap-anywhere">{`${title} · ${company}`}</p>
      {location && (
        <p className="text-sm text-ink-2">
          {readIn(locale, location.name).text}
          {km !== null && ` · ${distance(km)}`}
        </p>
      )}
    </div>
  )
}
