import {
  deleteMessageTemplate,
  listMessageTemplates,
  type MessageTemplate,
} from '@qareeb/contract/candidates/bulk'
import { Trash } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import type { LettersState } from './use-letters.ts'

type TemplateChoiceProps = { state: LettersState; templates: readonly MessageTemplate[] }

/** Chooses the template of a text. The chosen one can be deleted. */
export function TemplateChoice({ state, templates }: TemplateChoiceProps) {
  const t = usePhrases('answering')
  const remove = useMutationOf(deleteMessageTemplate, { changes: [listMessageTemplates] })
  const choice = useRef<HTMLSelectElement>(null)
  const chosen = templates.find(({ id }) => id === state.templateId)
  const [asked, setAsked] = useState<MessageTemplate | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="flex items-center gap-1">
      <Select
        ref={choice}
        aria-label={t('template')}
        value={state.templateId}
        onChange={({ target }) => state.chooseTemplate(target.value)}
        options={[
          { value: '', label: t('preparedTemplate') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="h-11 max-w-60 rounded-full border border-line-strong bg-surface ps-4 text-sm"
      />
      {chosen && (
        <IconButton
          label={t('deleteTemplate', { name: isolateName(chosen.name) })}
          onClick={() => setAsked(chosen)}
        >
          <Trash className="size-4" aria-hidden />
        </IconButton>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={close}
        title={t('deleteTemplateTitle', { name: isolateName(asked?.name ?? '') })}
        text={t('deleteTemplateText')}
        back={t('cancel')}
        confirm={t('deleteTemplateButton')}
        onConfirm={async () => {
          if (!asked) return
          await remove({ params: { id: asked.id } })
          // The button that opened the dialog is gone with the template.
          flushSync(() => {
            state.leaveTemplate()
            close()
          })
          choice.current?.focus()
          toast(t('templateDeleted'), 'success')
        }}
      />
    </div>
  )
}
