import { bulkBounds } from '@qareeb/contract/candidates/bulk'
import { useState } from 'react'
import { formatTime } from '../../i18n/dates.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

type LeavingLineProps = {
  isMove: boolean
  /** The number of candidates whom the answer reaches, and of those who get a mail. */
  reached: number
  mailed: number
  className?: string
}

const minuteMs = 60_000

/** The effect now, the time until which it can be taken back, and the mails that leave then. */
export function LeavingLine({ isMove, reached, mailed, className }: LeavingLineProps) {
  const t = usePhrases('answering')
  // The dialog may open long after the last step of the page.
  const [opened] = useState(() => new Date())
  const at = new Date(opened.getTime() + bulkBounds.minutes * minuteMs)
  const points = [
    { key: 'now', title: t('now'), text: t(isMove ? 'nowText' : 'nowMessageText') },
    { key: 'minutes', title: t('minutes'), text: t('minutesText', { count: reached }) },
    {
      key: 'leaves',
      title: t('atTime', { time: isolateCode(formatTime(at)) }),
      text: t('leaves', { count: mailed }),
    },
  ]
  return (
    <ol className={cx('grid gap-3 sm:grid-cols-3 sm:gap-0', className)}>
      {points.map(({ key, title, text }) => (
        <li key={key} className="flex gap-3 sm:block">
          <span aria-hidden className="relative block sm:mb-2 sm:h-3">
            <span className="mt-1.5 block size-3 rounded-full border-[3px] border-warn bg-surface sm:mt-0" />
            {key !== 'leaves' && (
              <span className="absolute start-3 top-[0.3125rem] hidden h-0.5 w-[calc(100%-0.75rem)] bg-warn sm:block" />
            )}
          </span>
          <span className="block pe-3">
            <span className="block text-sm font-semibold">{title}</span>
            <span className="block text-[0.8125rem] text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
