import type { Application } from '@qareeb/contract/candidates/applications'
import { formatDate } from '../i18n/dates.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

/** What has happened to an application, the oldest first. */
export function Timeline({ application: { timeline } }: { application: Application }) {
  const t = usePhrases('applications')
  const { moment } = useFormats()
  return (
    <section>
      <h3 className="mb-3 font-semibold">{t('timeline')}</h3>
      <ol className="grid gap-4 border-s border-line ps-4">
        {timeline.map(({ kind, at, on }) => (
          <li key={`${at} ${kind}`} className="relative">
            <span
              aria-hidden
              className="absolute -start-[1.3125rem] top-1.5 size-2.5 rounded-full bg-brand"
            />
            <span className="block">
              {kind === 'promised'
                ? t('event.promised', { date: on ? formatDate(on) : '' })
                : t(`event.${kind}`)}
            </span>
            <span className="text-[0.8125rem] text-ink-3">{moment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
