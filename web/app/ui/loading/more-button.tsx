import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../button.tsx'

type MoreButtonProps = { isLoading: boolean; onLoad: () => void }

/** The button under a list that loads its next page; a press while one loads does nothing. */
export function MoreButton({ isLoading, onLoad }: MoreButtonProps) {
  const t = usePhrases('ui')
  return (
    <div className="mt-5 flex justify-center">
      <Button kind="outline" aria-disabled={isLoading} onClick={() => !isLoading && onLoad()}>
        {isLoading ? t('loading') : t('loadMore')}
      </Button>
    </div>
  )
}
