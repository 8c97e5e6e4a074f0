import { type Zippable, zipSync } from 'fflate'
import { toFileName } from '../to-file-name.ts'
import { readableData, type DataWords } from './readable-data.ts'

/** A file with its bytes, as they are or as `downloadOwnData` answers them. */
type FileData = { name: string; content: string | Uint8Array | null }

/** Lists of files in the data. */
const listsOfFiles = ['files', 'applicationFiles'] as const

/**
 * Packs everything that is kept of somebody into one archive: a page to read, `data.json` for programs, and their files
 * beside them as they came, for which `path` stands in place of the bytes.
 * @returns the bytes of a ZIP
 */
export function packData(data: Record<string, unknown>, words: DataWords): Uint8Array<ArrayBuffer> {
  const packed: Zippable = {}
  let count = 0
  const all = { ...data }
  for (const key of listsOfFiles) {
    // The server lists own data so, see `listOwnFiles` there; the pack of a candidate has the same form.
    const files = data[key] as FileData[] | undefined
    if (files) all[key] = files.map((file) => pack(file))
  }

  function pack({ content, ...file }: FileData) {
    count += 1
    if (content === null) return { ...file, path: null }
    const path = `files/${count}-${toFileName(file.name)}`
    // They are packed already; packing them again makes nothing smaller.
    packed[path] = [typeof content === 'string' ? bytesOf(content) : content, { level: 0 }]
    return { ...file, path }
  }
  const bytesOfText = (text: string) => new TextEncoder().encode(text)
  return zipSync({
    'data.html': bytesOfText(readableData(all, words)),
    'data.json': bytesOfText(JSON.stringify(all, null, 2)),
    ...packed,
  })
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
