import { CircleExclamationPoint } from 'lucide-react'
import { Fragment, useCallback, useEffect, useRef, type MouseEvent } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { groupLines, type LineGroup } from './group-lines.ts'
import type { SummaryLine } from './use-contract-form.ts'

type ErrorSummaryProps = {
  lines: readonly SummaryLine[]
  /** The reason why sending failed, when it concerns no field. */
  failure: string | null
  /** Which attempt has failed; each puts the focus here, once its lines are drawn. */
  attempt: number
  /** The error of the only field is shown beside it alone, and the field takes the focus. */
  hasOneField: boolean
}

/** The errors of a form in one place, which gets the focus first, with a link to each field. */
export function ErrorSummary({ lines, failure, attempt, hasOneField }: ErrorSummaryProps) {
  const t = usePhrases('forms')
  const leads = useLeads()
  const box = useRef<HTMLDivElement>(null)
  const only = hasOneField && failure === null ? lines[0]?.id : undefined
  const mount = useCallback((shown: HTMLDivElement | null) => {
    box.current = shown
    return () => leaveTo(shown)
  }, [])
  useEffect(() => {
    if (only === undefined) showNearby(box.current)
    else document.getElementById(only)?.focus()
    // The focus moves with an attempt, and not with each error that comes or goes while somebody types.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  if (only !== undefined || (lines.length === 0 && failure === null)) return null

  return (
    <div
      ref={mount}
      tabIndex={-1}
      role="group"
      aria-label={t('summaryLabel')}
      className="flex scroll-mt-5 scroll-mb-1.5 gap-3 rounded-m border border-danger bg-danger-soft px-4 py-3 text-sm text-danger"
    >
      <CircleExclamationPoint className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0">
        <p className="font-medium">{failure ?? t('summary', { count: lines.length })}</p>
        {lines.length > 0 && (
          <ul className="mt-1.5 space-y-1 leading-7">
            {groupLines(lines, Object.keys(leads)).map((group) => (
              <li key={group[0].id}>
                <Group group={group} lead={leads[group[0].error]} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Puts the focus on a box and scrolls as little as shows all of it: the focus alone would move it to the middle. */
function showNearby(box: HTMLElement | null) {
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'nearest' })
}

/** Puts the focus of a box that goes away on the first field of its form. */
function leaveTo(box: HTMLElement | null) {
  if (!box?.contains(document.activeElement)) return
  box.closest('form')?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus()
}

/** Joins fields with the same error into one line. */
function useLeads(): Partial<Record<string, string>> {
  const t = usePhrases('forms')
  const errors = usePhrases('errors')
  return {
    [errors('problem.required')]: t('summaryRequired'),
    [errors('problem.consentRequired')]: t('summaryConsents'),
  }
}

/** One field with its error, or the names of several with the same error. */
function Group({ group, lead }: { group: LineGroup; lead: string | undefined }) {
  const t = usePhrases('forms')
  const listed = usePhrases('units')
  const [{ id, label, error, isNamed }, ...others] = group
  if (others.length === 0)
    return <FieldLink id={id}>{isNamed ? error : t('summaryLine', { label, error })}</FieldLink>

  return (
    <>
      {lead}{' '}
      {group.map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && listed('comma')}
          <FieldLink id={id}>{label}</FieldLink>
        </Fragment>
      ))}
    </>
  )
}

const FieldLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`#${id}`} onClick={focusField} className="underline decoration-1 underline-offset-4">
    {children}
  </a>
)

/** Goes to the field itself, and leaves the address alone. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
