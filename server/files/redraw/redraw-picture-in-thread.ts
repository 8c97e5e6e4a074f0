import path from 'node:path'
import { createThreadPool } from '../../platform/threads/thread-pool.ts'
import type { PictureToRedraw } from './redraw-picture-thread.ts'
import type { Framing } from './redraw-picture.ts'

const pool = createThreadPool<PictureToRedraw, Uint8Array>(
  path.join(import.meta.dirname, 'redraw-picture-thread.ts'),
  { threads: 2, workMs: 10_000, memoryMb: 256, waitMs: 10_000, idleMs: 60_000 },
)

/**
 * Redraws a picture in a thread of its own. The drawing library draws in threads, but reports each warning to the thread
 * that has called it: five megabytes of empty parts cause 870,000 of them, half a second of work.
 * @throws AppError `server.busy`, and the refusals of `redrawPicture`; `file.damaged` for a picture that takes too long
 * or too much memory
 */
export const redrawPictureInThread = async (bytes: Buffer, framing: Framing): Promise<Buffer> =>
  Buffer.from(await pool.run({ bytes, framing }, 'file.damaged'))
