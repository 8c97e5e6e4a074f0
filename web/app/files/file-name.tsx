import { cx } from '../ui/cx.ts'

/**
 * The name of a file, read in its own direction on pages of either; the ending is kept apart, since the dot would change
 * sides between Arabic letters and digits. Where there is one line for it, a long name is cut before its ending.
 */
export function FileName({ name, isOneLine = false }: { name: string; isOneLine?: boolean }) {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return (
    <bdi className={cx(isOneLine && 'flex min-w-0')}>
      <span className={cx(isOneLine && 'truncate')}>{stem}</span>
      {ending && (
        <bdi dir="ltr" className={cx(isOneLine && 'shrink-0')}>
          {ending}
        </bdi>
      )}
    </bdi>
  )
}
