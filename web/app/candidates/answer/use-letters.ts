import type { RejectionReason } from '@qareeb/contract/candidates'
import type { listMessageTemplates, TemplateUse } from '@qareeb/contract/candidates/bulk'
import { messageText } from '@qareeb/contract/candidates/placeholders'
import type { ResponseOf } from '@qareeb/contract/endpoint'
import { type Locale, locales } from '@qareeb/contract/locale'
import { useState } from 'react'
import { dropDraft, keepDraft, recallDraft } from '../../forms/drafts.ts'

export type Letters = Record<Locale, string>

type Templates = ResponseOf<typeof listMessageTemplates>

export type LettersState = {
  letters: Letters
  /** The text was edited for another reason than the chosen one. */
  isOfOtherReason: boolean
  reason: RejectionReason
  templateId: string
  write: (locale: Locale, text: string) => void
  chooseReason: (reason: RejectionReason) => void
  /** Replaces an edited text by the prepared one of the reason. */
  takePrepared: () => void
  chooseTemplate: (id: string) => void
  /** Names the template that the text has become, and leaves the text. */
  adoptTemplate: (id: string) => void
  /** Keeps the text as one of the reader's own, where its template was deleted. */
  leaveTemplate: () => void
}

/** A text as the API stores it: null where there are blanks alone. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text)

const lettersOf = (texts: { ar: string | null; en: string | null } | undefined): Letters => ({
  ar: texts?.ar ?? '',
  en: texts?.en ?? '',
})

/** The letters of an answer in both languages: prepared ones, a template of the company, or what is typed. */
export function useLetters(use: TemplateUse, { items, prepared }: Templates, draft: string): LettersState {
  const [reason, setReason] = useState<RejectionReason>('none')
  const [templateId, setTemplateId] = useState('')
  const preparedFor = (chosen: RejectionReason) =>
    lettersOf(prepared.find((one) => one.use === use && (use === 'message' || one.reason === chosen))?.texts)
  const [kept] = useState(() => readDraft(draft))
  const [letters, setLetters] = useState(() => kept ?? preparedFor(reason))
  // The reason for which the reader edited the text.
  const [editedFor, setEditedFor] = useState(kept === null ? null : reason)
  const show = (next: Letters) => {
    dropDraft(draft)
    setLetters(next)
    setEditedFor(null)
  }
  return {
    letters,
    isOfOtherReason: editedFor !== null && editedFor !== reason,
    reason,
    templateId,
    write: (locale, text) => {
      const next = { ...letters, [locale]: text }
      setLetters(next)
      keepDraft(draft, next)
      setEditedFor(editedFor ?? reason)
    },
    chooseReason: (next) => {
      setReason(next)
      // A text that the reader edited stays when the reason changes.
      if (editedFor === null && templateId === '') show(preparedFor(next))
    },
    takePrepared: () => {
      setTemplateId('')
      show(preparedFor(reason))
    },
    adoptTemplate: setTemplateId,
    leaveTemplate: () => {
      setTemplateId('')
      keepDraft(draft, letters)
      setEditedFor(editedFor ?? reason)
    },
    chooseTemplate: (id) => {
      setTemplateId(id)
      show(id === '' ? preparedFor(reason) : lettersOf(items.find((one) => one.id === id)?.texts))
    },
  }
}

/** Text typed before the dialog was closed, until it is sent. */
function readDraft(draft: string): Letters | null {
  const { ar, en } = recallDraft(draft) ?? {}
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : null
}

/** The languages whose letter is needed and cannot leave as it is. */
export const blockedIn = (letters: Letters, languages: Record<Locale, number>): Locale[] =>
  locales.filter((locale) => languages[locale] > 0 && !messageText.safeParse(letters[locale]).success)
