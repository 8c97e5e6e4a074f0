import { serveThread } from '../../platform/threads/serve-thread.ts'
import { type ReadOptions, readFile } from './read-file.ts'

/** A file of branches, and how to read it. */
export type FileToRead = ReadOptions & { bytes: Uint8Array }

serveThread(({ bytes, ...options }: FileToRead) => readFile(bytes, options))
