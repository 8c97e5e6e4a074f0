import type { Candidate, CandidateEvent } from '@qareeb/contract/candidates/company-candidates'
import { formatDate } from '../../i18n/dates.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'

/** Everything that happened to an application, the latest first. */
export function Activity({ candidate: { timeline } }: { candidate: Candidate }) {
  return (
    <ol className="grid gap-4 border-s border-line ps-4">
      {timeline.toReversed().map((event) => (
        <Entry key={`${event.at} ${event.kind} ${event.state} ${event.step}`} event={event} />
      ))}
    </ol>
  )
}

function Entry({ event }: { event: CandidateEvent }) {
  const t = usePhrases('candidates')
  const { moment } = useFormats()
  const date = moment(event.at)
  return (
    <li className="relative">
      <span aria-hidden className="absolute -start-[1.3125rem] top-1.5 size-2.5 rounded-full bg-brand" />
      <span className="block font-semibold">{useEventText(event)}</span>
      <span className="text-[0.8125rem] text-ink-3">
        {event.by ? t('by', { date, name: isolateName(event.by.name) }) : date}
      </span>
    </li>
  )
}

function useEventText({ kind, state, step, on }: CandidateEvent): string {
  const t = usePhrases('candidates')
  switch (kind) {
    case 'moved':
      return t('event.moved', { state: t(`state.${state ?? 'new'}`) })
    case 'step':
      if (step === null) return t('event.stepNone')
      return t('event.step', {
        step:
          step === 'interview' && on ? t('step.interviewOn', { date: formatDate(on) }) : t(`step.${step}`),
      })
    case 'promised':
      return t('event.promised', { date: on ? formatDate(on) : '' })
    default:
      return t(`event.${kind}`)
  }
}
