import type { JobAdLocation } from '@qareeb/contract/job-ads'
import type { PageJobAd } from '@qareeb/contract/job-ads/listed-job-ad'
import { type ReactNode, useRef, useState } from 'react'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { noteApplied, readApplied } from '../session/applied-store.ts'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { useFocusWhenReplaced } from '../ui/use-focus-when-replaced.ts'
import { ApplyForm } from './apply-form.tsx'
import { ApplyFrame } from './apply-frame.tsx'
import type { SentApplication } from './apply-values.ts'
import { NoAccountNeeded } from './no-account-needed.tsx'
import { ReceivingCompanyLogo, ReceivingCompanyName } from './receiving-company.tsx'
import { recallSent, restoreDraft } from './sending/kept-sent.ts'
import type { Sending } from './sending/use-sending.ts'
import { Sent } from './sent/sent.tsx'
import { useUsualAnswer } from './sent/use-usual-answer.ts'
import { useReader } from './use-reader.ts'

type ApplyDialogProps = {
  jobAd: PageJobAd
  locations: readonly JobAdLocation[]
  locationId: string | undefined
  isPanel: boolean
  sending: Sending
  onClose: () => void
}

/** Applying for a job: the form, and in its place what was sent, with ten seconds to undo. */
export default function ApplyDialog({ isPanel, onClose, ...form }: ApplyDialogProps) {
  const { jobAd, locations } = form
  const t = usePhrases('applying')
  const locale = useLocale()
  const { reader, failure, reload } = useReader()
  const usualAnswerDays = useUsualAnswer(jobAd.organization.id)
  const { sent, hasForm, undoneCount, lostFile, onSent, onUndone } = useSent(jobAd.id)
  const title = isolateName(readIn(locale, jobAd.title).text)
  return (
    <ApplyFrame
      isPanel={isPanel}
      onClose={onClose}
      title={sent ? t('sentTitle') : t('title', { title })}
      isTitleShown={!sent}
      lead={!sent && <ReceivingCompanyLogo organization={jobAd.organization} />}
      under={!sent && <ReceivingCompanyName organization={jobAd.organization} />}
    >
      {sent && (
        <Sent
          jobAd={jobAd}
          location={locations.find(({ id }) => id === sent.locationId)}
          sent={sent}
          isGuest={reader === 'guest'}
          usualAnswerDays={usualAnswerDays}
          onUndone={onUndone}
          onClose={onClose}
        />
      )}
      {reader === null ? (
        <LoadingOrFailed lines={5} failure={failure} reload={reload} />
      ) : (
        hasForm && (
          // It stays under what was sent, so that undoing finds it as it was filled in.
          <Filled isShown={sent === null} label={t('title', { title })}>
            {reader === 'guest' && !form.sending.isAdClosed && <NoAccountNeeded />}
            <ApplyForm
              {...form}
              profile={reader === 'guest' ? null : reader}
              undoneCount={undoneCount}
              lostFile={lostFile}
              onClose={onClose}
              onSent={onSent}
            />
          </Filled>
        )
      )}
    </ApplyFrame>
  )
}

type FilledProps = { isShown: boolean; label: string; children: ReactNode }

/**
 * The form, which takes the focus when it comes back after an undo. Its button does not: a second press of Enter on "Undo"
 * would send again.
 */
function Filled({ isShown, label, children }: FilledProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocusWhenReplaced(isShown, () => box.current?.focus())
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={-1}
      hidden={!isShown}
      className="apply-body outline-none"
    >
      {children}
    </div>
  )
}

/** The application that this tab has just sent, unless it was undone. */
const recallStanding = (jobAdId: string): SentApplication | null =>
  readApplied()[jobAdId] === undefined ? null : recallSent(jobAdId)

/** The application that this tab has just sent, also before a reload. After an undo the form begins again. */
function useSent(jobAdId: string) {
  const [sent, setSent] = useState(() => recallStanding(jobAdId))
  const [hasForm, setHasForm] = useState(sent === null)
  const [undoneCount, setUndoneCount] = useState(0)
  const [lostFile, setLostFile] = useState<string | null>(null)
  return {
    sent,
    hasForm,
    undoneCount,
    lostFile,
    onSent(application: SentApplication) {
      setSent(application)
      noteApplied(jobAdId, new Date(application.sentAt).toISOString())
    },
    onUndone() {
      if (sent) setLostFile(restoreDraft(jobAdId, sent, { hasBytes: hasForm }))
      setSent(null)
      setHasForm(true)
      if (hasForm) setUndoneCount((count) => count + 1)
      noteApplied(jobAdId, null)
    },
  }
}
