import { Trash } from 'lucide-react'
import { useState } from 'react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InitialsLogo } from '../../ui/initials-logo.tsx'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import { piecesWith } from './mentions.ts'

/** Letters of a text by which a button names it. */
const named = 40

/** The first letters of a text, each with all of its marks. */
function beginningOf(text: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters.length > named ? `${letters.slice(0, named).join('').trimEnd()}…` : text
}

/** A comment or a note of the team. */
export type Remark = {
  id: string
  author: { id: string; name: string } | null
  text: string
  mayDelete: boolean
  /** Colleagues whom the text names. */
  mentions?: readonly { id: string; name: string }[]
}

type RemarkListProps<R extends Remark> = {
  remarks: readonly R[]
  /** The date of a remark, in words. */
  dateOf: (remark: R) => string
  /** The question before a deletion. */
  deletion: { title: string; confirm: string }
  onDelete: (id: string) => Promise<void>
}

/** Comments or notes of the team, each with its author and date. */
export const RemarkList = <R extends Remark>({ remarks, dateOf, deletion, onDelete }: RemarkListProps<R>) => (
  <ul className="grid gap-4">
    {remarks.map((remark) => (
      <li key={remark.id}>
        <RemarkEntry
          remark={remark}
          date={dateOf(remark)}
          deletion={deletion}
          onDelete={() => onDelete(remark.id)}
        />
      </li>
    ))}
  </ul>
)

type RemarkEntryProps = Pick<RemarkListProps<Remark>, 'deletion'> & {
  remark: Remark
  date: string
  onDelete: () => Promise<void>
}

function RemarkEntry({ remark, date, deletion, onDelete }: RemarkEntryProps) {
  const t = usePhrases('candidates')
  const { author, text, mayDelete, id, mentions = [] } = remark
  const [asked, setAsked] = useState(false)
  const name = author?.name ?? t('formerMember')
  return (
    <div className="flex gap-3">
      <InitialsLogo colorKey={author?.id ?? id} name={name} isRound className="size-8 text-sm" />
      <div className="min-w-0 flex-1">
        <p className="text-sm">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <span className="text-[0.8125rem] text-ink-3">{date}</span>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {piecesWith(text, mentions).map((piece, index) =>
            piece.isName ? (
              // Pieces of a text that does not change.
              // oxlint-disable-next-line react/no-array-index-key
              <bdi key={index} className="font-semibold text-info">
                {piece.text}
              </bdi>
            ) : (
              piece.text
            ),
          )}
        </p>
      </div>
      {mayDelete && (
        <>
          <IconButton
            label={t('deleteRemark', { text: isolateName(beginningOf(text)), date })}
            onClick={() => setAsked(true)}
          >
            <Trash className="size-4" aria-hidden />
          </IconButton>
          <ConfirmDialog
            isOpen={asked}
            onClose={() => setAsked(false)}
            title={deletion.title}
            text={t('deleteRemarkText', { name: isolateName(name), date })}
            back={t('cancel')}
            confirm={deletion.confirm}
            onConfirm={onDelete}
          />
        </>
      )}
    </div>
  )
}
