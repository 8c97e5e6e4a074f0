import { usePhrases } from '../i18n/use-phrases.ts'
import { useFavorite } from './use-favorite.ts'

type FavoriteProps = {
  jobAdId: string
  /** Title of the ad, which distinguishes the hearts of a list. */
  title: string
  /** The location that is shown, which a saved job keeps. */
  locationId: string | undefined
}

/** The heart of an ad: saves or removes the job. */
export function FavoriteButton({ jobAdId, title, locationId }: FavoriteProps) {
  const t = usePhrases('jobAds')
  const [isSaved, toggle] = useFavorite(jobAdId, locationId)
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={t('save', { title })}
      onClick={toggle}
      className="needs-scripts heart"
    />
  )
}
