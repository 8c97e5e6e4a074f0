import type { Candidate, CandidateEvent } from '@qareeb/contract/candidates/candidate-details'
import { formatDate } from '../../i18n/dates.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { EventList } from '../../ui/event-list.tsx'

/** Everything that happened to an application, the latest first. */
export function Activity({ candidate: { timeline } }: { candidate: Candidate }) {
  const t = usePhrases('candidates')
  const { moment } = useFormats()
  const textOf = useEventText()
  const events = timeline.toReversed().map((event) => {
    const { at, kind, state, step, by, text } = event
    const date = moment(at)
    return {
      key: `${at} ${kind} ${state} ${step}`,
      text: textOf(event),
      detail: by ? t('by', { date, name: isolateName(by.name) }) : date,
      quote: text,
    }
  })
  return <EventList events={events} />
}

function useEventText(): (event: CandidateEvent) => string {
  const t = usePhrases('candidates')
  return ({ kind, state, step, on }) => {
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
}
