import { phrases as arabic } from '@qareeb/content/ar/phrases/candidates/candidate-export'
import { phrases as english } from '@qareeb/content/en/phrases/candidates/candidate-export'
import type { CandidateFilter, CandidateRow } from '@qareeb/contract/candidates/candidate-row'
import type { Locale } from '@qareeb/contract/locale'
import { riyadhDateOf } from '@qareeb/reference/riyadh'

const phrasesIn = (locale: Locale) => ({ ar: arabic, en: english })[locale]

/** A plain date, YYYY-MM-DD. */
type Day = { day: string }

/** A cell of the table: numbers and dates keep their type, everything else is text. */
export type Cell = string | number | Day

/** A table whose rows come some at a time. */
export type Table = {
  sheet: string
  columns: { header: string; width: number }[]
  rows: AsyncIterable<Cell[][]>
  /** Whether its first column stands on the right. */
  isRightToLeft: boolean
}

/** A candidate of the list with the message, which the list leaves out. */
export type ExportedCandidate = CandidateRow & { message: string }

/** Columns in their order, with a width in letters. */
const widths = {
  name: 28,
  state: 14,
  step: 14,
  email: 30,
  phone: 18,
  confirmed: 12,
  applied: 16,
  opened: 16,
  interview: 16,
  promised: 16,
  withdrawn: 16,
  location: 24,
  kilometres: 12,
  file: 8,
  match: 12,
  assignee: 24,
  comments: 12,
  message: 60,
} as const
type Column = keyof typeof widths
// The keys of an object come in the order in which they are written.
const columns = Object.keys(widths) as Column[]

/** Names and widths of the columns. */
export const columnsIn = (locale: Locale): { header: string; width: number }[] =>
  columns.map((column) => ({ header: phrasesIn(locale)[`column.${column}`], width: widths[column] }))

/** The name of the sheet. */
export const sheetNameIn = (locale: Locale): string => phrasesIn(locale)['file.sheet']

/** The cells of a candidate, in the order of the columns. */
export function cellsOf(candidate: ExportedCandidate, locale: Locale): Cell[] {
  const cells = cellsByColumn(candidate, locale)
  return columns.map((column) => cells[column])
}

function cellsByColumn(candidate: ExportedCandidate, locale: Locale): Record<Column, Cell> {
  const say = phrasesIn(locale)
  const { step, location, withdrawnAt, state } = candidate
  const shown: CandidateFilter = withdrawnAt === null ? state : 'withdrawn'
  const other = locale === 'ar' ? 'en' : 'ar'
  return {
    name: candidate.name ?? '',
    state: say[`state.${shown}`],
    step: step === null ? '' : say[`step.${step}`],
    email: candidate.email ?? '',
    phone: candidate.phone ?? '',
    confirmed: say[`answer.${answerOf(candidate.confirmed)}`],
    applied: dayOf(candidate.appliedAt),
    opened: dayOf(candidate.openedAt),
    interview: dayOf(candidate.interviewOn),
    promised: dayOf(candidate.promisedOn),
    withdrawn: dayOf(withdrawnAt),
    location: location.name[locale] ?? location.name[other] ?? '',
    kilometres: candidate.distanceKm ?? '',
    file: say[`answer.${answerOf(candidate.hasFile)}`],
    match: candidate.matchScore ?? '',
    assignee: candidate.assignee?.name ?? '',
    comments: candidate.commentCount,
    message: candidate.message,
  }
}

const answerOf = (isSo: boolean) => (isSo ? 'yes' : 'no')

/** The date in Riyadh, of an instant or a plain date; empty without one. */
function dayOf(date: string | null): Cell {
  if (date === null) return ''
  return { day: date.includes('T') ? riyadhDateOf(new Date(date)) : date }
}
