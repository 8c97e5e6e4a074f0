import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import { focusComment } from './focus-comment.ts'
import { useShortcuts } from './use-shortcuts.ts'

type DetailKeys = {
  /** Null when the reader may not decide. */
  move: ((state: CandidateState) => void) | null
  /** Null when there is nothing to take back. */
  undo: (() => void) | null
  showFile: () => void
}

/** Keys of an open application: `1` to `4` move it, `U` takes that back, `C` comments, `F` shows the file. */
export function useDetailKeys({ move, undo, showFile }: DetailKeys): void {
  const moves = candidateStates.map((state, index) => [String(index + 1), move && (() => move(state))])
  useShortcuts({ ...Object.fromEntries(moves), u: undo, c: focusComment, f: showFile })
}
