import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recallDraft } from '../../forms/drafts.ts'
import { draftName, keepSent, recallSent, restoreDraft, undoSecretOf } from './kept-sent.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const sent = {
  undoSecret: 'a-secret-of-this-browser',
  email: 'sara@qareeb.example',
  locationId: 'olaya',
  sentAt: 1_000_000,
  content: { name: 'Sara', message: 'Six years in finance.' },
}

it('can be undone after a reload, for ten seconds', () => {
  keepSent('accountant', sent)
  expect(recallSent('accountant', sent.sentAt + 9_999)).toEqual(sent)
  expect(recallSent('accountant', sent.sentAt + 10_000)).toBeNull()
  expect(recallSent('nurse', sent.sentAt)).toBeNull()
})

it('gives the form its content back when it is undone', () => {
  keepSent('accountant', sent)
  restoreDraft('accountant', sent)
  expect(recallDraft(draftName('accountant'))).toEqual(sent.content)
  expect(recallSent('accountant', sent.sentAt)).toBeNull()
})

it('sends the same secret until the application has arrived', () => {
  const first = undoSecretOf('accountant')
  expect(undoSecretOf('accountant')).toBe(first)
  keepSent('accountant', sent)
  expect(undoSecretOf('accountant')).not.toBe(first)
})
