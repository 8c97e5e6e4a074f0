import { getJobAdNumbers } from '@qareeb/contract/candidates/job-ad-numbers'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { useQueryOf } from '../../data/use-query-of.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { ShapeOrFailed } from '../../ui/loading/page-shape.tsx'
import { Reloadable } from '../../ui/loading/reloadable.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { DaysTable } from './days-table.tsx'
import { ShareBars } from './share-bars.tsx'

type Numbers = ResponseOf<typeof getJobAdNumbers>

/** The results of an ad in numbers: pictures with the same numbers beside them. */
export function NumbersView({ jobAdId }: { jobAdId: string }) {
  const t = usePhrases('adNumbers')
  const answer = useQueryOf(getJobAdNumbers, { params: { id: jobAdId } })
  if (!answer.data) return <ShapeOrFailed shape="cards" {...answer} />
  return (
    <Reloadable {...answer} label={t('title')}>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-2">
        <Funnel numbers={answer.data} />
        <Sources numbers={answer.data} />
        <Days numbers={answer.data} />
      </div>
    </Reloadable>
  )
}

const stages = ['views', 'applications', 'opened', 'inProgress', 'hired'] as const

function Funnel({ numbers }: { numbers: Numbers }) {
  const t = usePhrases('adNumbers')
  const { funnel, answered, firstAnswerHours } = numbers
  return (
    <SectionCard id="funnel" title={t('funnel')} text={t('funnelText')}>
      <ShareBars
        label={t('funnel')}
        heads={[t('stage'), t('people'), t('ofBefore')]}
        rows={stages.map((stage, at) => ({
          key: stage,
          name: t(`stage.${stage}`),
          value: funnel[stage],
          // Views are visitors of a day, applications are people: a share of the two is of some use all the same.
          of: at === 0 ? null : funnel[stages[at - 1] ?? 'views'],
        }))}
      />
      <p className="mt-5 border-t border-line pt-4 text-sm">
        {firstAnswerHours === null
          ? t('noAnswer')
          : `${t('answered', { count: answered })} ${waitText(firstAnswerHours, t)}`}
      </p>
    </SectionCard>
  )
}

/** The median in hours for two days, then in days. */
const waitText = (hours: number, t: ReturnType<typeof usePhrases<'adNumbers'>>) =>
  hours < 48
    ? t('firstAnswerHours', { count: Math.max(1, hours) })
    : t('firstAnswerDays', { count: Math.round(hours / 24) })

function Sources({ numbers: { sources, funnel } }: { numbers: Numbers }) {
  const t = usePhrases('adNumbers')
  return (
    <SectionCard id="sources" title={t('sources')} text={t(sources.length === 0 ? 'noViews' : 'sourcesText')}>
      {sources.length > 0 && (
        <ShareBars
          label={t('sources')}
          heads={[t('source'), t('visitors'), t('share')]}
          rows={sources.map(({ source, views }) => ({
            key: source,
            name: t(`source.${source}`),
            value: views,
            of: funnel.views,
          }))}
        />
      )}
    </SectionCard>
  )
}

function Days({ numbers: { days } }: { numbers: Numbers }) {
  const t = usePhrases('adNumbers')
  const { number } = useFormats()
  const most = Math.max(0, ...days.map(({ views }) => views))
  const applications = days.reduce((sum, day) => sum + day.applications, 0)
  return (
    <div className="lg:col-span-2">
      <SectionCard id="days" title={t('days')} text={t('daysText', { count: applications })}>
        <BarChart
          bars={days.map(({ day, views, applications: part }) => ({ key: day, value: views, part }))}
          ends={[formatDate(days[0]?.day ?? ''), formatDate(days.at(-1)?.day ?? '')]}
          top={number(most)}
        />
        <DaysTable days={days} />
      </SectionCard>
    </div>
  )
}
