import { type CandidateState, candidateStates } from '@qareeb/contract/candidates'
import { useEffect, useRef } from 'react'
import { focusComment } from './focus-comment.ts'
import type { PanelSteps } from './panel-head.tsx'

type DetailKeys = {
  steps: PanelSteps
  /** Null when the reader may not decide. */
  move: ((state: CandidateState) => void) | null
  /** Null when there is nothing to take back. */
  undo: (() => void) | null
  showFile: () => void
}

/** Keys of an open application. They do nothing while a field or a dialog has the focus, or with a modifier key. */
export function useDetailKeys(keys: DetailKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      const act = actionOf(event.key, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Whether a key was pressed as a shortcut: outside of fields and dialogs, without a modifier. */
export function isShortcut({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'))
}

function actionOf(key: string, { steps, move, undo, showFile }: DetailKeys): (() => void) | null {
  const state = candidateStates[Number(key) - 1]
  if (state) return move && (() => move(state))
  const actions: Record<string, (() => void) | null> = {
    j: steps.toNext,
    k: steps.toPrevious,
    u: undo,
    f: showFile,
    c: focusComment,
    Escape: steps.close,
  }
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null
}
