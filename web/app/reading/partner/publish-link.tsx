import { Link } from 'react-router'
import { usePaths } from '../../i18n/use-phrases.ts'
import { type ButtonKind, type ButtonSize, buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'

type PublishLinkProps = { label: string; kind?: ButtonKind; size?: ButtonSize }

/** To the form of a job ad; guests register a company first. */
export function PublishLink({ label, kind = 'primary', size = 'medium' }: PublishLinkProps) {
  const paths = usePaths()
  const form = paths.jobAdForm()
  const style = buttonStyle({ kind, size })
  return (
    <>
      <Link to={paths.register({ type: 'company', returnTo: form })} className={cx(style, 'for-guests')}>
        {label}
      </Link>
      <Link to={form} className={cx(style, 'for-users')}>
        {label}
      </Link>
    </>
  )
}
