import { candidateBounds } from '@qareeb/contract/candidates'
import { type Applicant, listApplicants } from '@qareeb/contract/candidates/applicants'
import { dayMs } from '@qareeb/reference/riyadh'
import { Link } from 'react-router'
import { useQueryOf } from '../../data/use-query-of.ts'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { isolateName } from '../../i18n/isolate.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** The most people in the list, and the fewest for which it is shown. */
const most = 5
const fewest = 3

/** The people who wait the longest for an answer. @param count how many applications wait */
export function LongestWaiting({ count }: { count: number }) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const { number } = useFormats()
  const { data, failure } = useQueryOf(
    listApplicants,
    count < fewest ? null : { query: { sort: 'waiting', limit: most } },
  )
  // The rest of the page does not depend on it: without an answer this part is left out.
  if (count < fewest || (data ? data.items.length < fewest : failure)) return null
  return (
    <section aria-labelledby="longest-waiting" className="mt-8">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="longest-waiting" className="text-lg font-semibold">
          {t('longestWaiting')}
        </h2>
        <Badge tone="warn">{number(count)}</Badge>
        <Link
          to={paths.applicants({ state: 'new', sort: 'waiting' })}
          className="ms-auto inline-flex min-h-11 items-center text-sm text-brand underline-offset-4 hover:underline"
        >
          {t('allWhoWait')}
        </Link>
      </div>
      <ul className="mt-1 divide-y divide-line overflow-hidden rounded-l border border-line bg-surface">
        {data
          ? data.items.map((applicant) => <WaitingPerson key={applicant.id} applicant={applicant} />)
          : Array.from({ length: Math.min(count, most) }, (_, index) => <PersonToCome key={index} />)}
      </ul>
    </section>
  )
}

/** The room of a person while the list is loading, so that nothing under it moves. */
const PersonToCome = () => (
  <li className="flex h-25.5 items-center gap-3 px-4 sm:h-17.75 sm:px-5">
    <Skeleton className="size-10 rounded-full" />
    <div className="flex-1 space-y-2">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
    <Skeleton className="h-9 w-20 rounded-full" />
  </li>
)

function WaitingPerson({ applicant: { id, name, applications } }: { applicant: Applicant }) {
  const t = usePhrases('dashboard')
  const paths = usePaths()
  const now = useNow()
  // The waiting application of somebody with many may not be listed: the oldest listed one replaces it.
  const waiting = applications.find(({ candidateId }) => candidateId === id) ?? applications.at(-1)
  if (!waiting) return null
  const days = Math.floor((now.getTime() - Date.parse(waiting.appliedAt)) / dayMs)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:px-5">
      <InitialsLogo colorKey={id} name={name} isRound className="size-10 text-sm max-sm:row-span-2" />
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi className="truncate-own">{name}</bdi>
        </p>
        <p className="text-[0.8125rem] leading-5 text-ink-3">
          <BilingualText value={waiting.title} className="truncate-own" />
        </p>
      </div>
      {/* Beside the button it would leave no room for a name on phones. */}
      <div className="max-sm:col-start-2 max-sm:row-start-2">
        <Badge tone={days > candidateBounds.waitingDays ? 'bad' : 'plain'}>
          {t('unanswered', { count: days })}
        </Badge>
      </div>
      <Link
        to={paths.dashboardJobAd(waiting.jobAdId, { candidate: waiting.candidateId })}
        aria-label={t('answerNamed', { name: isolateName(name) })}
        className={cx(
          buttonStyle({ kind: 'outline', size: 'small' }),
          'max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1',
        )}
      >
        {t('answer')}
      </Link>
    </li>
  )
}
