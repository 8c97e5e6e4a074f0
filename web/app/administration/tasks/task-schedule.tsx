import { isolateCode } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { readSchedule } from './read-schedule.ts'

/** When a task runs by itself, in words. */
export function TaskSchedule({ cron }: { cron: string | null }) {
  const t = usePhrases('administration')
  const { number } = useFormats()
  if (cron === null) return t('onDemand')
  const schedule = readSchedule(cron)
  switch (schedule?.kind) {
    case 'minutes':
      return t('everyMinutes', { count: schedule.count })
    case 'hourly':
      return t('everyHour', { minute: number(schedule.minute) })
    case 'daily':
      return t('everyDay', { time: isolateCode(schedule.time) })
    default:
      return <bdi dir="ltr">{cron}</bdi>
  }
}
