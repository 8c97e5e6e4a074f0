import { Heart } from 'lucide-react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { cx } from '../ui/cx.ts'
import { useFavorite } from './use-favorite.ts'

type FavoriteProps = {
  jobAdId: string
  /** Title of the ad, which tells one heart of a list from the next. */
  title: string
}

const heartStyle = (isSaved: boolean) => cx('size-5', isSaved && 'fill-current')

/** The heart of a card: saves the job, or forgets it. */
export function FavoriteHeart({ jobAdId, title }: FavoriteProps) {
  const t = usePhrases('jobAds')
  const [isSaved, toggle] = useFavorite(jobAdId)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('save', { title })}
      onClick={toggle}
      className={cx(
        'needs-scripts relative -me-2.5 -mt-2.5 grid size-11 shrink-0 place-items-center self-start rounded-full transition-colors hover:bg-sunken',
        isSaved ? 'text-danger' : 'text-ink-3 hover:text-ink',
      )}
    >
      <Heart className={heartStyle(isSaved)} aria-hidden />
    </button>
  )
}

/** The same in words, for the page of the ad. */
export function FavoriteButton({ jobAdId, title }: FavoriteProps) {
  const t = usePhrases('jobAds')
  const [isSaved, toggle] = useFavorite(jobAdId)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('save', { title })}
      onClick={toggle}
      className={cx('needs-scripts', buttonStyle({ kind: 'outline' }))}
    >
      <Heart className={cx(heartStyle(isSaved), isSaved && 'text-danger')} aria-hidden />
      {/* Both words keep their room, so that the button does not change its width. */}
      <span className="grid justify-items-center [&>*]:col-start-1 [&>*]:row-start-1">
        <span className={isSaved ? 'invisible' : undefined}>{t('saveShort')}</span>
        <span className={isSaved ? undefined : 'invisible'}>{t('saved')}</span>
      </span>
    </button>
  )
}
