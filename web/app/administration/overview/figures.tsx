import { type Figures, getFigures } from '@qareeb/contract/administration'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { cx } from '../../ui/cx.ts'
import { Figure } from './figure.tsx'
import { useSpan } from './use-span.ts'

/** Companies by state, sign-ups of a week, messages of a day, and what waits in the background. */
export function OverviewFigures() {
  const { data } = useQueryOf(getFigures, {})
  return (
    <ul aria-busy={!data} className="grid min-h-36 grid-cols-2 gap-4 xl:grid-cols-[2fr_1fr_1fr_1fr]">
      {data && (
        <>
          <Companies {...data.companies} />
          <SignUps days={data.signUps} />
          <Messages {...data.messages} />
          <Tasks {...data.tasks} />
        </>
      )}
    </ul>
  )
}

const states = [
  { name: 'verified', color: 'bg-brand' },
  { name: 'waiting', color: 'bg-warn' },
  { name: 'withoutDocument', color: 'bg-line-strong' },
  { name: 'rejected', color: 'bg-danger' },
] as const

function Companies({ total, ...counts }: Figures['companies']) {
  const o = usePhrases('platformOverview')
  const { number } = useFormats()
  return (
    <Figure
      label={o('figure.companies')}
      value={number(total)}
      to={usePaths().adminCompanies({ list: 'all' })}
      isWide
    >
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {states.map(({ name, color }) => (
          <span key={name} className={cx('min-w-1', color)} style={{ flexGrow: counts[name] }} />
        ))}
      </span>
      <span className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1">
        {states.map(({ name, color }) => (
          <span key={name} className="flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2.5 rounded-s', color)} />
            {number(counts[name])} {o(`figure.${name}`)}
          </span>
        ))}
      </span>
    </Figure>
  )
}

function SignUps({ days }: { days: Figures['signUps'] }) {
  const o = usePhrases('platformOverview')
  const { number } = useFormats()
  const sum = (name: 'seekers' | 'employers') => days.reduce((total, day) => total + day[name], 0)
  const [seekers, employers] = [sum('seekers'), sum('employers')]
  const highest = Math.max(1, ...days.map((day) => day.seekers + day.employers))
  return (
    <Figure
      label={o('figure.signUps')}
      value={number(seekers + employers)}
      to={usePaths().adminUsers()}
      isWide
      beside={
        <span aria-hidden className="flex h-9 items-end gap-1">
          {days.map((day, index) => (
            <span
              key={day.day}
              className={cx('w-2.5 rounded-s', index === days.length - 1 ? 'bg-brand' : 'bg-brand-soft')}
              style={{ height: `${Math.max(8, (100 * (day.seekers + day.employers)) / highest)}%` }}
            />
          ))}
        </span>
      }
    >
      {o('figure.signUpsText', {
        seekers: o('figure.seekers', { count: seekers }),
        employers: o('figure.employers', { count: employers }),
      })}
    </Figure>
  )
}

function Messages({ total, failed }: Figures['messages']) {
  const o = usePhrases('platformOverview')
  const { number } = useFormats()
  return (
    <Figure
      label={o('figure.messages')}
      value={number(failed)}
      isBad={failed > 0}
      to={usePaths().adminMail()}
    >
      {o('figure.messagesText', { count: total })}
    </Figure>
  )
}

/** From this age on a due task means that the background work has stopped or cannot keep up. */
const longestWaitMs = 5 * 60_000

function Tasks({ waiting, waitingSince }: Figures['tasks']) {
  const o = usePhrases('platformOverview')
  const span = useSpan()
  const now = useNow()
  const waited = waitingSince === null ? null : now.getTime() - Date.parse(waitingSince)
  return (
    <Figure
      label={o('figure.tasks')}
      value={waited === null ? '–' : span(waited)}
      isBad={waited !== null && waited > longestWaitMs}
      to={usePaths().adminTasks()}
    >
      {waited === null ? o('figure.tasksNone') : o('figure.tasksText', { count: waiting })}
    </Figure>
  )
}
