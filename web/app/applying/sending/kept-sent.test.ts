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
  fileName: null,
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
  expect(restoreDraft('accountant', sent, { hasBytes: false })).toBeNull()
  expect(recallDraft(draftName('accountant'))).toEqual(sent.content)
  expect(recallSent('accountant', sent.sentAt)).toBeNull()
})

it('sends the file of the profile after an undo, and names the upload, where the page has lost its bytes', () => {
  const withFile = { ...sent, fileName: 'cv.pdf', content: { ...sent.content, hasOtherFile: true } }
  const restored = (hasBytes: boolean) => {
    const lostFile = restoreDraft('accountant', withFile, { hasBytes })
    return { lostFile, draft: recallDraft(draftName('accountant')) }
  }
  expect(restored(false)).toMatchObject({ lostFile: 'cv.pdf', draft: { name: 'Sara', hasOtherFile: false } })
  expect(restored(true)).toEqual({ lostFile: null, draft: withFile.content })
})

it('sends the same secret until the application has arrived', () => {
  const first = undoSecretOf('accountant')
  expect(undoSecretOf('accountant')).toBe(first)
  keepSent('accountant', sent)
  expect(undoSecretOf('accountant')).not.toBe(first)
})
