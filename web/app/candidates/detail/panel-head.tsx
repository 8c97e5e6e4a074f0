import type { Candidate } from '@qareeb/contract/candidates/candidate-details'
import { ArrowLeft, ChevronDown, ChevronUp, MessageSquareReply, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { ContactLine } from './contact-line.tsx'
import { ContactLinks } from './contact-links.tsx'

/** Steps from an open candidate to the previous and the next one in the list, and back to the list. */
export type PanelSteps = {
  toPrevious: (() => void) | null
  toNext: (() => void) | null
  /** The place in the list, from 1 on; null where the list does not know it. */
  place: { at: number; count: number } | null
  close: () => void
}

type PanelHeadProps = {
  candidate: Candidate
  steps: PanelSteps
  /** Null for somebody who may not decide, and about an application that was withdrawn. */
  onAnswer: (() => void) | null
}

/** The name and contact data of a candidate, and the steps to others. The name gets the focus when the panel opens. */
export function PanelHead({ candidate, steps, onAnswer }: PanelHeadProps) {
  const t = usePhrases('candidates')
  const { close } = steps
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const name = candidate.name ?? t('erased')
  const isUnconfirmed = !candidate.confirmed && candidate.name !== null
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <IconButton label={t('back')} onClick={close} className="size-11 xl:hidden">
        <ArrowLeft className="flip-rtl size-5" aria-hidden />
      </IconButton>
      <StepButtons steps={steps} />
      <span aria-hidden className="basis-full sm:hidden" />
      <InitialsLogo colorKey={candidate.id} name={name} isRound className="size-11 max-sm:hidden" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <h2
          id="candidate-name"
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold wrap-anywhere outline-none"
        >
          <bdi>{name}</bdi>
        </h2>
        {isUnconfirmed && <Badge>{t('unconfirmed')}</Badge>}
      </div>
      <ContactLinks candidate={candidate} />
      {onAnswer && <AnswerButton onAnswer={onAnswer} />}
      <div className="order-last basis-full">
        <ContactLine candidate={candidate} />
        {isUnconfirmed && <p className="text-[0.8125rem] text-ink-3">{t('unconfirmedText')}</p>}
      </div>
    </header>
  )
}

function AnswerButton({ onAnswer }: { onAnswer: () => void }) {
  const t = usePhrases('candidates')
  return (
    <Button size="small" onClick={onAnswer} aria-keyshortcuts="A" className="max-sm:hidden">
      <MessageSquareReply className="size-4" aria-hidden />
      {t('answer')}
    </Button>
  )
}

function StepButtons({ steps: { toPrevious, toNext, place, close } }: Pick<PanelHeadProps, 'steps'>) {
  const t = usePhrases('candidates')
  const { number } = useFormats()
  return (
    <div className="flex items-center max-sm:ms-auto sm:order-last">
      {place && (
        <span className="me-1 text-[0.8125rem] whitespace-nowrap text-ink-3 tabular-nums">
          {t('placeInList', { at: number(place.at), count: number(place.count) })}
        </span>
      )}
      <IconButton
        label={t('previous')}
        disabled={!toPrevious}
        onClick={() => toPrevious?.()}
        className="max-sm:size-11"
      >
        <ChevronUp className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('next')} disabled={!toNext} onClick={() => toNext?.()} className="max-sm:size-11">
        <ChevronDown className="size-5" aria-hidden />
      </IconButton>
      <IconButton label={t('close')} onClick={close} className="max-xl:hidden">
        <X className="size-5" aria-hidden />
      </IconButton>
    </div>
  )
}
