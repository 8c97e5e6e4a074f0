import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import { prepareFolderOf } from './folders.ts'

/** Writes a file that is either whole or not there, and that a loss of power does not take back. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await prepareFolderOf(file)
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeThrough(unfinished, bytes)
    await fs.rename(unfinished, file)
  } catch (error) {
    await fs.rm(unfinished, { force: true })
    throw error
  }
}

async function writeThrough(file: string, bytes: Buffer) {
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
