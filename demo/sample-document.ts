/**
 * A PDF of one page with a few lines, for documents of the demo. Letters of the Latin alphabet alone: the standard
 * fonts of PDF readers have no others.
 */
export function sampleDocument(lines: readonly string[]): Buffer {
  const text = lines.map((line, index) => `1 0 0 1 72 ${740 - index * 28} Tm (${escape(line)}) Tj`).join('\n')
  const content = `BT /F1 16 Tf\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return Buffer.from(written(objects), 'latin1')
}

const escape = (line: string) => line.replace(/[\\()]/g, String.raw`\$&`)

/** The objects one after the other, and a table of where each of them begins. */
function written(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
