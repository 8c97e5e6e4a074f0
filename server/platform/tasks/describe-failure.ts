import { describeError } from '../describe-error.ts'

const longest = 300

/**
 * The error that is stored with a failed task: enough to act on, and no personal data. The log line has the rest.
 */
export function describeFailure(error: unknown): Error {
  const { type, message, code } = describeError(error)
  const failure = new Error(withoutPeople(`${type}${code ? ` ${code}` : ''}: ${message}`).slice(0, longest))
  // pg-boss keeps the stack too; the important one is in the log.
  failure.stack = ''
  return failure
}

/** Addresses and numbers of people, wherever a library quotes them. */
const withoutPeople = (text: string): string =>
  text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…').replace(/\+?\d(?: ?\d){8,}/g, '…')
