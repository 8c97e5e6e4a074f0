import { typesOfDocument } from '@qareeb/contract/files'
import { dayMs } from '@qareeb/reference/riyadh'

/** Milliseconds for which an upload may be sent to its address. */
export const uploadMs = 10 * 60_000

/** Milliseconds for which a file may be fetched from its address. */
export const downloadMs = 5 * 60_000

/** Milliseconds after which an unclaimed upload is erased. */
export const unclaimedMs = dayMs

/** Letters of a stored name, ending included. */
const longestName = 120

/** Characters that could make a name look like another one, or break a header or a path. */
// oxlint-disable-next-line no-control-regex
const misleading = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/**
 * The name under which a document is stored and handed out: the last part of its former name, without direction
 * marks and control characters, with the ending of its real type: `cv‮fdp.exe` becomes `cvfdp.pdf`.
 */
export function cleanFileName(name: string, mediaType: string): string {
  const ending = endingOf(mediaType)
  const last = name.normalize('NFC').replace(misleading, '').split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/[<>:"|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${shorten(stem || 'document', longestName - ending.length)}${ending}`
}

const endingOf = (mediaType: string) => {
  const [ending] = Object.entries(typesOfDocument.registration).find(([, type]) => type === mediaType) ?? []
  return ending ? `.${ending}` : ''
}

/** Cuts between letters, not through one. Lengths are those of PostgreSQL: code points. */
function shorten(text: string, longest: number): string {
  let kept = ''
  let length = 0
  for (const { segment } of new Intl.Segmenter('ar').segment(text)) {
    length += [...segment].length
    if (length > longest) break
    kept += segment
  }
  return kept.trimEnd()
}

/**
 * `Content-Disposition` of a download (RFC 6266): the real name for browsers of today, plain letters for the
 * others. It is always an attachment, since uploads must never act as a page of ours.
 */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
