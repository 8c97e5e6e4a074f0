import type { MouseEvent, ReactNode } from 'react'
import { useAction } from '../session/use-action.ts'

type DownloadLinkProps = {
  /** A signed address of this site, which holds for some minutes. */
  url: string
  /** Asks for a fresh one; nothing when the file is gone. */
  renew: () => Promise<string | null | undefined>
  className?: string
  children: ReactNode
}

/** An address counts as old this many milliseconds before its end, since the request takes time. */
const marginMs = 15_000

/** A link to a file, whose address is asked for again when the page has stood open for longer than it holds. */
export function DownloadLink({ url, renew, className, children }: DownloadLinkProps) {
  const [follow] = useAction(async () => {
    const fresh = await renew()
    if (fresh) location.assign(fresh)
  })
  const press = (event: MouseEvent) => {
    if (Date.now() < expiryOf(url) - marginMs) return
    event.preventDefault()
    follow()
  }

  return (
    <a href={url} download onClick={press} className={className}>
      {children}
    </a>
  )
}

/** The end of a signed address in milliseconds since 1970, as it contains it. */
const expiryOf = (url: string) => Number(new URLSearchParams(url.split('?')[1]).get('expires'))
