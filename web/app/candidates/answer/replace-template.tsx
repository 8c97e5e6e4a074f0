import { BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'

type ReplaceTemplateProps = {
  /** Of the template. */
  name: string
  isClosed: boolean
  onReplace: () => Promise<void>
}

/** Asks before the text of a template is replaced for the whole company. */
export function ReplaceTemplate({ name, isClosed, onReplace }: ReplaceTemplateProps) {
  const t = usePhrases('answering')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button kind="outline" size="small" disabled={isClosed} onClick={() => setIsAsked(true)}>
        <BookmarkCheck className="size-4" aria-hidden />
        {t('replaceTemplate', { name: isolateName(name) })}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('replaceTemplateTitle', { name: isolateName(name) })}
        text={t('replaceTemplateText')}
        back={t('cancel')}
        confirm={t('replaceTemplateButton')}
        onConfirm={onReplace}
      />
    </>
  )
}
