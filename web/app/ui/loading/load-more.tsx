import { usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../button-style.ts'

type LoadMoreProps = {
  /** The address of the next page, which the link opens while there is no JavaScript. */
  href: string
  isLoading: boolean
  onLoad: () => void
}

/** Puts the next page under what is shown; without JavaScript a link to it. */
export function LoadMore({ href, isLoading, onLoad }: LoadMoreProps) {
  const t = usePhrases('ui')
  return (
    <a
      href={href}
      aria-disabled={isLoading}
      className={buttonStyle({ kind: 'outline' })}
      onClick={(event) => {
        event.preventDefault()
        if (!isLoading) onLoad()
      }}
    >
      {isLoading ? t('loading') : t('loadMore')}
    </a>
  )
}
