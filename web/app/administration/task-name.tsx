import { taskNames } from '@qareeb/contract/background-names'
import { usePhrases } from '../i18n/use-phrases.ts'
import { oneOf } from './use-filters.ts'

/** What a background task does, and beside it what the code calls it. */
export function TaskName({ name }: { name: string }) {
  const t = usePhrases('administration')
  const known = oneOf(taskNames, name)
  return (
    <>
      {known && <span className="me-2">{t(`doing.${known}`)}</span>}
      <bdi dir="ltr" className={known && 'text-sm font-normal text-ink-3'}>
        {name}
      </bdi>
    </>
  )
}
