import { MessageSquare, MessageSquareReply } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { focusComment } from '../keys/focus-comment.ts'

/** On phones: the comment and the answer, at the end of the screen wherever the page is. */
export function PanelFoot({ onAnswer }: { onAnswer: () => void }) {
  const t = usePhrases('candidates')
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 -mx-4 -mb-4 flex gap-2 rounded-b-l border-t border-line bg-surface px-4 py-2.5 md:hidden"
    >
      <Button kind="outline" onClick={focusComment}>
        <MessageSquare className="size-4" aria-hidden />
        {t('comment')}
      </Button>
      <Button onClick={onAnswer} className="flex-1">
        <MessageSquareReply className="size-4" aria-hidden />
        {t('answer')}
      </Button>
    </div>
  )
}
