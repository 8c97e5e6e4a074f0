/** A small PDF that every reader opens. */
export const pdf = (inside = '', after = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n${after}`,
    'latin1',
  )

/** A PDF of one page with lines of text. */
export function textPdf(...lines: string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 14 TL 40 760 Td\n${shown}\nET`
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n${page}\nendobj\n4 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n` +
      `5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  )
}

/** The check value of an empty password for the values below, by algorithm 4 of ISO 32000-1, 7.6.3.4. */
const noPassword = '18ce09b7488ac568cfc025b7d1e4d7884e61aee3210322d5dc8074679d9f7639'

/** An encrypted PDF, which a reader opens without a password or only with one. */
export function encryptedPdf({ asksForPassword }: { asksForPassword: boolean }): Buffer {
  const check = asksForPassword ? '01'.repeat(32) : noPassword
  const id = `<${'07'.repeat(16)}>`
  const encryption = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'09'.repeat(32)}> /U <${check}> >>`
  const trailer = `trailer\n<< /Root 1 0 R /Encrypt ${encryption} /ID [${id} ${id}] >>`
  return Buffer.from(pdf().toString('latin1').replace('trailer\n<< /Root 1 0 R >>', trailer), 'latin1')
}

/** The beginning of a compound file by Microsoft, with the names of its streams. */
export function doc(...streams: string[]): Buffer {
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  return Buffer.concat([head, ...streams.map((name) => Buffer.from(name, 'utf16le'))])
}

/** The first bytes of a program for Windows. */
export const program = (): Buffer =>
  Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(1_000)])
