/** A published text as the content host answers it: nothing in it is safe to print. */
export type HostedPost = {
  id: string
  slug: string
  title: string
  html: string
  /** The summary of the editor, or the beginning of the text. */
  excerpt: string
  /** Address of the picture above the text. */
  picture: string | undefined
  publishedAt: Date
  /** False when only members of the host may read it. */
  isForEverybody: boolean
  /** `name` as the editor wrote it, `slug` in small Latin letters. */
  tags: readonly { name: string; slug: string }[]
}

/** The port to a service where editors write. */
export type ContentHost = {
  /** Scheme, name and port: pictures of posts are shown from there and from nowhere else. */
  origin: string
  /**
   * Reads every published post, newest first.
   * @throws HostUnavailable when a part of them did not come, or not in the expected shape
   */
  readAll(): Promise<HostedPost[]>
  /** True when the host itself sent this request, not long before `now`. @param signature its header */
  isSignedByHost(request: { signature: string | undefined; body: Uint8Array; now: Date }): boolean
}

/** The host did not answer, or not with posts. The message names neither its address nor its key. */
export class HostUnavailable extends Error {
  override name = 'HostUnavailable'
}
