import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. `claims` is the unpacked size that it admits to, where that is a lie. */
export type ArchiveEntry = { name: string; bytes: Buffer; claims?: number }

/** Writes any ZIP archive on request: a bomb, a path out of the folder, wrong sizes. */
export function archive(entries: readonly ArchiveEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 })
    const local = Buffer.concat([header(entry, packed, 0x04034b50), Buffer.from(entry.name), packed])
    centrals.push(centralHeader(entry, packed, offset), Buffer.from(entry.name))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  return Buffer.concat([...locals, directory, end(entries.length, directory.length, offset)])
}

/** The parts of every document of Word, and some text. */
export const docx = (more: readonly ArchiveEntry[] = []): Buffer =>
  archive([
    {
      name: '[Content_Types].xml',
      bytes: Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    { name: '_rels/.rels', bytes: Buffer.from('<Relationships/>') },
    { name: 'word/document.xml', bytes: Buffer.from('<w:document>سارة القحطاني</w:document>') },
    ...more,
  ])

function header({ name, bytes, claims }: ArchiveEntry, packed: Buffer, signature: number): Buffer {
  const written = Buffer.alloc(30)
  written.writeUInt32LE(signature, 0)
  written.writeUInt16LE(20, 4)
  written.writeUInt16LE(0x0800, 6) // names are UTF-8
  written.writeUInt16LE(8, 8) // deflated
  written.writeUInt32LE(crc32(bytes), 14)
  written.writeUInt32LE(packed.length, 18)
  written.writeUInt32LE(claims ?? bytes.length, 22)
  written.writeUInt16LE(Buffer.byteLength(name), 26)
  return written
}

function centralHeader(entry: ArchiveEntry, packed: Buffer, offset: number): Buffer {
  const local = header(entry, packed, 0)
  const written = Buffer.alloc(46)
  written.writeUInt32LE(0x02014b50, 0)
  written.writeUInt16LE(20, 4)
  local.copy(written, 6, 4, 30)
  written.writeUInt32LE(offset, 42)
  return written
}

function end(entries: number, directoryBytes: number, directoryOffset: number): Buffer {
  const written = Buffer.alloc(22)
  written.writeUInt32LE(0x06054b50, 0)
  written.writeUInt16LE(entries, 8)
  written.writeUInt16LE(entries, 10)
  written.writeUInt32LE(directoryBytes, 12)
  written.writeUInt32LE(directoryOffset, 16)
  return written
}
