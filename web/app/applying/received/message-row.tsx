import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { MessageField } from './message-field.tsx'
import { OpenRow, ReceivedRow, RowPlace } from './received-row.tsx'

type MessageRowProps = {
  field: FieldProps
  message: string
  /** The description of the profile, with which a message begins. */
  description: string
}

/** The message of an application, as a row that opens. */
export function MessageRow({ field, message, description }: MessageRowProps) {
  const t = usePhrases('applying')
  const [isOpen, setIsOpen] = useState(description === '')
  const isShown = isOpen || Boolean(field.error)
  const edit = { text: t('edit'), label: t('editMessage'), onPress: () => setIsOpen(true) }
  const isOwn = message !== '' && message === description
  return (
    <RowPlace isOpen={isShown}>
      {isShown ? (
        <OpenRow>
          <MessageField field={field} text={message} />
        </OpenRow>
      ) : (
        <ReceivedRow
          icon={<MessageSquareText aria-hidden />}
          note={isOwn ? t('fromDescription') : t('message')}
          edit={edit}
        >
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {message || t('noMessage')}
          </span>
        </ReceivedRow>
      )}
    </RowPlace>
  )
}
