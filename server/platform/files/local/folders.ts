import fs from 'node:fs/promises'
import path from 'node:path'
import { type FileArea, isFileKey } from '../file-store.ts'
import { codeOf } from '../store-failure.ts'

/** The path of a key: two letters a folder, so that no folder grows too large to list. */
export function pathOf(folder: string, area: FileArea, key: string): string {
  if (!isFileKey(key)) throw new Error('This is no key of a file.')
  return path.join(folder, area, key.slice(0, 2), key)
}

/** Makes the folder of a file, closed to other users of the machine. */
export const prepareFolderOf = (file: string): Promise<unknown> =>
  fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })

/** Gives what the work gives, or nothing where there is no such file. */
export async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Every file of an area, those that were not written to their end included. */
export async function* listArea(
  folder: string,
  area: FileArea,
): AsyncIterable<{ key: string; writtenAt: Date }> {
  const root = path.join(folder, area)
  for (const part of (await unlessAbsent(fs.readdir(root))) ?? [])
    for (const name of (await unlessAbsent(fs.readdir(path.join(root, part)))) ?? []) {
      const stat = await unlessAbsent(fs.stat(path.join(root, part, name)))
      const key = name.slice(0, 32)
      if (stat && isFileKey(key)) yield { key, writtenAt: stat.mtime }
    }
}
