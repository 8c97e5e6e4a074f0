/** A small PDF that every reader opens. */
export const pdf = (inside = '', after = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n${after}`,
    'latin1',
  )

/** The beginning of a compound file by Microsoft, with the names of its streams. */
export function doc(...streams: string[]): Buffer {
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  return Buffer.concat([head, ...streams.map((name) => Buffer.from(name, 'utf16le'))])
}

/** The first bytes of a program for Windows. */
export const program = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(1_000)])
