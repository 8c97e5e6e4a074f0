import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../button.tsx'

/** Why something did not arrive, for as long as it is missing, and the way to ask for it again. */
export function TryAgain({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  const t = usePhrases('shell')
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{failure}</p>
      <Button kind="outline" size="small" onClick={onAgain}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}
