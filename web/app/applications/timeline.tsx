import type { Application } from '@qareeb/contract/candidates/applications'
import { formatDate } from '../i18n/dates.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { EventList } from '../ui/event-list.tsx'

/** The events of an application, the oldest first. */
export function Timeline({ application: { timeline } }: { application: Application }) {
  const t = usePhrases('applications')
  const { moment } = useFormats()
  return (
    <section>
      <h3 className="mb-3 font-semibold">{t('timeline')}</h3>
      <EventList
        events={timeline.map(({ kind, at, on, text }) => ({
          key: `${at} ${kind}`,
          text:
            kind === 'promised'
              ? t('event.promised', { date: on ? formatDate(on) : '' })
              : t(`event.${kind}`),
          detail: moment(at),
          quote: text,
        }))}
      />
    </section>
  )
}
