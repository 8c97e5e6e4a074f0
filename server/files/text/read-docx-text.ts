import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** Bytes of the main part of a document that are read. */
const mostBytes = 16 * 1024 * 1024

/** The text of a document of Word, paragraph by paragraph; empty for one that is not read. */
export async function readDocxText(bytes: Buffer): Promise<string> {
  const archive = await yauzl.fromBufferPromise(bytes).catch(() => undefined)
  if (!archive) return ''
  try {
    for await (const entry of archive.eachEntry())
      if (entry.fileName === 'word/document.xml' && entry.uncompressedSize <= mostBytes)
        return toText(String(await buffer(await archive.openReadStreamPromise(entry))))
  } catch {
    // A damaged archive is no server error: the document counts as one without text.
  } finally {
    archive.close()
  }
  return ''
}

/** Texts stand in `w:t`; a paragraph, a tab and a break part them (ECMA-376, 17.3). */
function toText(xml: string): string {
  let text = ''
  for (const [tag, words] of xml.matchAll(
    /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<\/w:p>|<w:(?:tab|br|cr)(?:\s[^>]*)?\/>/g,
  ))
    text += words === undefined ? (tag.startsWith('<w:tab') ? ' ' : '\n') : unescape(words)
  return text
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const unescape = (words: string): string =>
  words.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
