import type { JobAdLocation, PublicJobAd } from '@qareeb/contract/job-ads'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import type { SentApplication } from '../apply-values.ts'
import { ComingSteps } from './coming-steps.tsx'
import { SimilarAds } from './similar-ads.tsx'
import { Undo } from './undo.tsx'

type SentProps = {
  jobAd: PublicJobAd
  location: JobAdLocation | undefined
  sent: SentApplication
  isGuest: boolean
  /** Days after which the company usually answers, if they are known. */
  usualAnswerDays: number | null
  onUndone: () => void
  onClose: () => void
}

/** Says that an application was sent, offers ten seconds to undo it, and says what happens next. */
export function Sent(props: SentProps) {
  const { jobAd, location, sent, isGuest, usualAnswerDays, onUndone, onClose } = props
  const t = usePhrases('applying')
  const paths = usePaths()
  const sheet = useRef<HTMLDivElement>(null)
  // The form that it replaces was read down to its button.
  useEffect(() => {
    sheet.current?.closest('.scroll-shade')?.scrollTo(0, 0)
  }, [])
  return (
    <div ref={sheet} className="grid gap-5">
      <Summary jobAd={jobAd} location={location} />
      <Undo jobAdId={jobAd.id} sent={sent} onUndone={onUndone} />
      <ComingSteps email={isGuest ? sent.email : null} usualAnswerDays={usualAnswerDays} />
      <SimilarAds jobAdId={jobAd.id} location={location} onClose={onClose} />
      <div className="apply-foot grid-flow-col auto-cols-fr">
        {!isGuest && (
          <Link to={paths.applications()} className={buttonStyle({})}>
            {t('follow')}
          </Link>
        )}
        <Button kind={isGuest ? 'primary' : 'outline'} onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

function Summary({ jobAd, location }: Pick<SentProps, 'jobAd' | 'location'>) {
  const locale = useLocale()
  const { distance } = useFormats()
  const title = isolateName(readIn(locale, jobAd.title).text)
  const company = isolateName(readIn(locale, jobAd.organization.name).text)
  const km = location?.distanceKm ?? null
  return (
    <div className="grid justify-items-center gap-1 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
        <Check className="size-7" aria-hidden />
      </span>
      <p className="font-medium wrap-anywhere">{`${title} · ${company}`}</p>
      {location && (
        <p className="text-sm text-ink-2">
          {readIn(locale, location.name).text}
          {km !== null && ` · ${distance(km)}`}
        </p>
      )}
    </div>
  )
}
