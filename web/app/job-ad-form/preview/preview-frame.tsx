import { directionOf, type Locale } from '@qareeb/contract/locale'
import { useEffect, useEffectEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { ShownAd } from '../../job-ads/page/shown-ad.ts'
import { useNow, useSite } from '../../page/use-site.ts'
import { createPreviewPage, type PreviewPage } from './preview-document.tsx'

type PreviewFrameProps = { ad: ShownAd; locale: Locale; title: string; className: string }

/**
 * The page of an ad in a frame of its own width, so that it lays itself out as on a phone or on a wide screen. It is the
 * page itself, drawn into the frame's document with the styles of this one; nothing in it leads away.
 */
export default function PreviewFrame({ ad, locale, title, className }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null)
  const root = { site: useSite(), now: useNow().toISOString() }
  const [page, setPage] = useState<PreviewPage | null>(null)
  const begin = useEffectEvent((document: Document) => {
    dress(document, locale)
    const page = createPreviewPage(locale, ad, root)
    const drawn = createRoot(document.body)
    drawn.render(page.element)
    setPage(page)
    // React does not let a root end while another one draws.
    return () => queueMicrotask(() => drawn.unmount())
  })
  useEffect(() => (inside ? begin(inside) : undefined), [inside, locale])
  useEffect(() => page?.show(ad), [page, ad])
  return (
    // It holds no address and nothing but what is drawn from here; it inherits the content security policy.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
      className={className}
    />
  )
}

/** Gives a document the language, the theme and the styles of this one, and keeps its links from leading anywhere. */
function dress(document: Document, locale: Locale) {
  const { documentElement: outer, head } = window.document
  const root = document.documentElement
  root.lang = locale
  root.dir = directionOf(locale)
  for (const [name, value] of Object.entries(outer.dataset)) root.dataset[name] = value
  document.head.replaceChildren(
    ...[...head.querySelectorAll('link[rel=stylesheet], style')].map((style) =>
      document.importNode(style, true),
    ),
  )
  // Forms and links of a page act on presses alone.
  document.body.className = 'min-h-dvh'
  document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
}
