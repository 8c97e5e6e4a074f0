import { describe, expect, it, vi } from 'vitest'
import { delayBefore, sendFile } from './send-file.ts'
import { type Piece, SendError } from './send-piece.ts'

const file = new Blob(['0123456789'])
const ticket = {
  fileId: crypto.randomUUID(),
  secret: 'a secret that is long',
  uploadUrl: '/files/incoming/x',
  headers: { 'content-type': 'application/pdf' },
  resumable: true,
  expiresAt: '2026-11-21T09:10:00.000Z',
  maxBytes: 10,
}

/** A network whose attempts end as listed, the last way from then on. */
function send(outcomes: (number | 'ok')[], { offset = 4, resumable = true } = {}) {
  const pieces: number[] = []
  const waits: number[] = []
  const onWaiting = vi.fn<() => void>()
  const network = {
    async sendPiece({ from }: Piece) {
      const outcome = outcomes[Math.min(pieces.length, outcomes.length - 1)]
      pieces.push(from)
      if (outcome !== 'ok') throw new SendError(Number(outcome))
    },
    askOffset: async () => offset,
    wait: async (ms: number) => void waits.push(ms),
  }
  const controls = { signal: new AbortController().signal, onProgress: () => undefined, onWaiting }
  const sent = sendFile({ ...ticket, resumable }, file, controls, network)
  return { sent, pieces, waits, onWaiting }
}

describe('sending a file', () => {
  it('takes one attempt when nothing happens', async () => {
    const { sent, pieces, onWaiting } = send(['ok'])
    await sent
    expect(pieces).toEqual([0])
    expect(onWaiting).not.toHaveBeenCalled()
  })

  it('goes on from where it was cut off', async () => {
    const { sent, pieces, waits, onWaiting } = send([0, 503, 'ok'])
    await sent
    expect(pieces).toEqual([0, 4, 4])
    expect(waits).toEqual([1_000, 2_000])
    expect(onWaiting).toHaveBeenCalledTimes(2)
  })

  it('sends nothing more when only the answer was lost', async () => {
    const { sent, pieces } = send([0, 'ok'], { offset: 10 })
    await sent
    expect(pieces).toEqual([0])
  })

  it('begins again where the address cannot go on', async () => {
    const { sent, pieces } = send([0, 'ok'], { resumable: false })
    await sent
    expect(pieces).toEqual([0, 0])
  })

  it.each([400, 403, 413, 415])('does not repeat what is refused with %i', async (status) => {
    const { sent, pieces } = send([status])
    await expect(sent).rejects.toMatchObject({ status })
    expect(pieces).toHaveLength(1)
  })

  it('gives up after seven attempts', async () => {
    const { sent, pieces, waits } = send([0])
    await expect(sent).rejects.toBeInstanceOf(SendError)
    expect(pieces).toHaveLength(7)
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  })
})

it('waits twice as long before each attempt, half a minute at most', () => {
  expect([1, 2, 3, 9].map(delayBefore)).toEqual([1_000, 2_000, 4_000, 30_000])
})
