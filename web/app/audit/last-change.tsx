import { getLastChange } from '@qareeb/contract/audit'
import { useQueryOf } from '../data/use-query-of.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'

/**
 * The person and time of the saved version that conflicts with the typed one.
 * @param of a branch or job ad; left out, the company
 */
export function LastChange({ of }: { of?: string }) {
  const t = usePhrases('forms')
  const { moment } = useFormats()
  const { data } = useQueryOf(getLastChange, { query: { id: of } }, { isFresh: true })
  const change = data?.change
  if (!change) return null
  const { kind, name } = change.actor
  const when = moment(change.happenedAt)
  return (
    <p role="status" className="mt-2 text-sm text-ink-2">
      {kind === 'platform' && t('savedByPlatform', { when })}
      {kind !== 'platform' && name === null && t('savedAt', { when })}
      {kind !== 'platform' && name !== null && t('savedBy', { name: isolateName(name), when })}
    </p>
  )
}
