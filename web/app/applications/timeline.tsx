import type { Application } from '@qareeb/contract/candidates/applications'
import { formatDate } from '../i18n/dates.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { EventList } from '../ui/event-list.tsx'
import { comingText } from './coming-text.ts'
import { stagesOf } from './stages.tsx'

/** The events of an application, the oldest first, and the steps to come. */
export function Timeline({ application }: { application: Application }) {
  const t = usePhrases('applications')
  const { moment } = useFormats()
  const { timeline, waitingDays, promisedOn } = application
  const coming = waitingDays === null ? [] : stagesOf(application).filter(({ isReached }) => !isReached)
  return (
    <section>
      <h3 className="mb-3 font-semibold">{t('timeline')}</h3>
      <EventList
        events={[
          ...timeline.map(({ kind, at, on, text }) => ({
            key: `${at} ${kind}`,
            text:
              kind === 'promised'
                ? t('event.promised', { date: on ? formatDate(on) : '' })
                : t(`event.${kind}`),
            detail: moment(at),
            quote: text,
          })),
          ...coming.map(({ name }) => ({
            key: name,
            text: t(`reached.${name}`),
            detail: comingText(t, name === 'decided' ? promisedOn : null),
            isComing: true,
          })),
        ]}
      />
    </section>
  )
}
