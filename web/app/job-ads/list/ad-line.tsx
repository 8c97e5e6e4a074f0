/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { PlanUse, TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type AdAction, actionsOf, mainActionOf } from './ad-actions.ts'
import { AdEnd } from './ad-end.tsx'
import { AdMenu } from './ad-menu.tsx'
import { AdState } from './ad-state.tsx'
import { AdCandidates } from './candidates/ad-candidates.tsx'
import { useAdActions } from './use-ad-actions.tsx'
import { useAdContext } from './use-ad-context.ts'
import { useAdTitle } from './use-ad-title.ts'
import type { Selection } from './use-selection.ts'

type AdLineProps = {
  jobAd: TeamJobAdRow
  plan: PlanUse
  selection: Selection
  isSelecting: boolean
}

const row =
  'group relative grid grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 rounded-l border border-line p-3 ps-4 lg:table-row lg:h-13'
const cell = 'lg:table-cell lg:border-t lg:border-line lg:px-3 lg:py-1.5 lg:align-middle'

/** One ad of the company with its actions. */
export function AdLine({ jobAd, plan, selection, isSelecting }: AdLineProps) {
  const { choose, isRunning, dialog } = useAdActions(jobAd)
  const isSelected = selection.ids.has(jobAd.id)
  const action = useMainAction(jobAd, plan)
  const hasAction = action !== null && action !== 'candidates'
  const hasEnded = jobAd.state === 'inactive' || jobAd.state === 'expired'
  return (
    <tr role="row" className={cx(row, isSelected ? 'bg-brand-soft' : 'bg-surface hover:bg-canvas')}>
      <td role="cell" className={cx(cell, 'z-10 max-lg:pe-2', !isSelecting && 'max-lg:hidden')}>
        <SelectBox jobAd={jobAd} selection={selection} />
      </td>
      <td role="cell" className={cx(cell, 'max-lg:col-span-2 max-lg:col-start-2')}>
        <Title jobAd={jobAd} />
      </td>
      <td role="cell" className={cx(cell, 'whitespace-nowrap max-lg:col-start-4')}>
        <AdState state={jobAd.state} />
      </td>
      <td role="cell" className={cx(cell, candidatesPlace(hasEnded, hasAction))}>
        <AdCandidates jobAd={jobAd} />
      </td>
      <td
        role="cell"
        className={cx(
          cell,
          'max-lg:col-start-2 max-lg:row-start-2 max-lg:pt-1.5',
          hasEnded && 'max-lg:col-span-2',
        )}
      >
        <AdEnd jobAd={jobAd} />
      </td>
      <td role="cell" className={cx(cell, 'text-sm whitespace-nowrap text-ink-2 max-lg:sr-only')}>
        {formatDate(jobAd.createdAt)}
      </td>
      <td role="cell" className={cx(cell, 'contents lg:table-cell')}>
        <div className="contents items-center justify-end gap-1 lg:flex">
          {action && <MainAction jobAd={jobAd} action={action} isRunning={isRunning} onChoose={choose} />}
          <AdMenu
            jobAd={jobAd}
            plan={plan}
            onChoose={choose}
            className="z-10 max-lg:col-start-5 max-lg:row-start-1"
          />
        </div>
        {dialog}
      </td>
    </tr>
  )
}

/** On phones: beside the days that are left; of an ad that has ended below the sentence about its end. */
function candidatesPlace(hasEnded: boolean, hasAction: boolean): string {
  if (hasEnded) return 'max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-3'
  return cx('max-lg:col-start-3 max-lg:row-start-2 max-lg:pt-1.5', !hasAction && 'max-lg:col-span-3')
}

function SelectBox({ jobAd, selection }: Pick<AdLineProps, 'jobAd' | 'selection'>) {
  const t = usePhrases('jobAdList')
  const title = useAdTitle()(jobAd.title)
  return (
    <label className="grid size-8 place-items-center max-lg:size-11">
      <span className="sr-only">{t('selectNamed', { title: isolateName(title) })}</span>
      <input
        type="checkbox"
        id={boxId(jobAd.id)}
        checked={selection.ids.has(jobAd.id)}
        onKeyDown={(event) => {
          if (!event.shiftKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          const next = selection.extendRange(jobAd.id, event.key === 'ArrowDown' ? 1 : -1)
          if (next !== null) document.getElementById(boxId(next))?.focus()
        }}
        onChange={({ nativeEvent }) =>
          selection.toggle(jobAd.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        className="size-5 accent-brand"
      />
    </label>
  )
}

const boxId = (id: string) => `select-${id}`

/** Leads to the candidates of an ad, of a draft to the form; on phones from the whole card. */
function Title({
  jobAd: { id, state, title, location, locationCount, createdAt },
}: Pick<AdLineProps, 'jobAd'>) {
  const t = usePhrases('jobAdList')
  const paths = usePaths()
  const isNamed = title.ar !== null || title.en !== null
  return (
    <>
      <Link
        to={state === 'draft' ? paths.jobAdForm({ id }) : paths.dashboardJobAd(id)}
        className="block font-semibold underline-offset-4 hover:underline max-lg:after:absolute max-lg:after:inset-0 lg:max-w-96"
      >
        {isNamed ? (
          <BilingualText value={title} className="truncate-own max-lg:whitespace-normal" />
        ) : (
          t('untitled')
        )}
      </Link>
      <span className="block truncate text-[0.8125rem] leading-5 text-ink-3 lg:max-w-96">
        {location ? (
          <>
            {locationCount > 1 && `${t('locations', { count: locationCount })} · `}
            <BilingualText value={location} />
          </>
        ) : (
          t('noLocation')
        )}
      </span>
      <span aria-hidden className="block truncate text-[0.8125rem] leading-5 text-ink-3 lg:hidden">
        {t('createdOn', { date: formatDate(createdAt) })}
      </span>
    </>
  )
}

/** The action that the state asks for. A refused one is left to the menu, which shows the reason. */
function useMainAction(jobAd: TeamJobAdRow, plan: PlanUse): MainActionProps['action'] | null {
  const context = useAdContext(plan)
  const action = mainActionOf(jobAd, context.now)
  const isRefused = actionsOf(jobAd, context).some((one) => one.action === action && one.refusal !== null)
  return isRefused ? null : action
}

type MainActionProps = Pick<AdLineProps, 'jobAd'> & {
  action: ReturnType<typeof mainActionOf>
  isRunning: boolean
  onChoose: (action: AdAction) => void
}

function MainAction({ jobAd, action, isRunning, onChoose }: MainActionProps) {
  const t = usePhrases('jobAdList')
  const title = isolateName(useAdTitle()(jobAd.title))
  const label = {
    continue: 'continueNamed',
    extend: 'extendNamed',
    publishAgain: 'publishAgainNamed',
    candidates: 'candidatesNamed',
  } as const
  const named = label[action]
  return (
    <Button
      kind={action === 'extend' ? 'soft' : 'outline'}
      size="small"
      disabled={isRunning}
      aria-label={t(named, { title })}
      onClick={() => onChoose(action)}
      className={cx(
        'z-10 max-lg:col-span-2 max-lg:col-start-4 max-lg:row-start-2 max-lg:mt-1.5 max-lg:justify-self-end',
        action === 'publishAgain' && 'max-lg:row-span-2',
        action === 'candidates' &&
          'max-lg:hidden lg:opacity-0 lg:group-hover:opacity-100 lg:group-focus-within:opacity-100 lg:focus:opacity-100',
      )}
    >
      {t(action)}
    </Button>
  )
}
