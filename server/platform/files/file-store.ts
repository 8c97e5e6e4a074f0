import type { Readable } from 'node:stream'

/** An upload that was allowed: these bytes, this type, under this key, until then. */
export type Upload = { key: string; size: number; mediaType: string; expiresAt: Date }

/** Where a browser puts the bytes of an upload. */
export type UploadAddress = {
  /** A path of this site, or a whole address elsewhere. */
  url: string
  /** Headers that the address is bound to. */
  headers: Record<string, string>
  /** Whether an interrupted upload can go on where it stopped; otherwise it is sent again from its first byte. */
  resumable: boolean
}

/**
 * The store of bytes. Uploads lie apart from stored files: an upload is read once, checked, and a copy is stored,
 * so that a person with the upload address can never change it. Every method throws `server.unavailable` when the
 * store cannot be reached, is full or fails.
 */
export type FileStore = {
  uploadAddress(upload: Upload): Promise<UploadAddress>
  /** The bytes of an upload; nothing unless all of them have arrived. */
  readUpload(upload: Pick<Upload, 'key' | 'size'>): Promise<Buffer | undefined>
  /** Drops the uploads under the keys; stored files stay. */
  dropUploads(keys: readonly string[]): Promise<void>
  /** Keeps bytes under the key, all or none. */
  keep(key: string, bytes: Buffer, mediaType: string): Promise<void>
  /** The bytes that are kept; nothing when there are none. */
  read(key: string): Promise<Buffer | undefined>
  /** The same as a stream, for answers. */
  open(key: string): Promise<Readable | undefined>
  /** Removes what lies under the keys, uploads included; keys that lead nowhere are no error. */
  erase(keys: readonly string[]): Promise<void>
  /** Every key of an area, with the moment at which something was last written there. */
  list(area: FileArea): AsyncIterable<{ key: string; writtenAt: Date }>
  /** Receives uploads itself; absent where browsers send them elsewhere. */
  receiver?: UploadReceiver
}

/** Takes uploads that come to this very process, in as many pieces as the network makes of them. */
export type UploadReceiver = {
  /** True when the address was made by us for this upload and its time has not passed. */
  isGenuine(upload: Upload, signature: string, now: Date): boolean
  /**
   * The number of bytes that have arrived. Ends a piece that is still being received, since the caller continues
   * from this offset.
   */
  offset(key: string): Promise<number>
  /**
   * Appends a piece; a piece that begins at 0 begins again.
   * @returns the number of bytes that have arrived now
   * @throws AppError `file.wrongOffset` when it does not begin where the last one ended, `file.tooLarge` when more
   * bytes come than were announced, `request.timeout` when none come for a while. Bytes from before stay.
   */
  append(piece: UploadPiece): Promise<number>
}

export type UploadPiece = { key: string; from: number; length: number; body: Readable }

/** Uploads and stored files lie apart. */
export type FileArea = 'incoming' | 'kept'

/** Keys are made by us; one of another shape never reaches a disk or a bucket. */
export const isFileKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)
