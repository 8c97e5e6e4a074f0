import { directionOf, type Locale } from '@qareeb/contract/locale'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownAd } from '../../job-ads/page/shown-ad.ts'
import { PreviewPage } from './preview-page.tsx'

type PreviewFrameProps = { ad: ShownAd; locale: Locale; title: string; className: string }

/**
 * The page of an ad in a frame of its own width, so that it lays itself out as on a phone or on a wide screen. It is the
 * page itself, drawn into the frame's document with the styles of this one; nothing in it leads away.
 */
export default function PreviewFrame({ ad, locale, title, className }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null)
  useEffect(() => {
    if (inside) dress(inside, locale)
  }, [inside, locale])
  return (
    <>
      {/* It holds no address and nothing but what is drawn from here; it inherits the content security policy. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
        className={className}
      />
      {inside &&
        createPortal(
          <Suspense>
            <PreviewPage jobAd={ad} locale={locale} />
          </Suspense>,
          inside.body,
        )}
    </>
  )
}

/** Gives a document the language, the theme and the styles of this one, and keeps its links from leading anywhere. */
function dress(document: Document, locale: Locale) {
  const { documentElement: outer, head } = window.document
  const root = document.documentElement
  root.lang = locale
  root.dir = directionOf(locale)
  document.title = window.document.title
  for (const [name, value] of Object.entries(outer.dataset)) root.dataset[name] = value
  const styles = [...head.querySelectorAll('link[rel=stylesheet], style')]
  for (const style of document.head.querySelectorAll('link, style')) style.remove()
  document.head.append(...styles.map((style) => document.importNode(style, true)))
  // The same listener counts once, however often it is added.
  document.addEventListener('click', keepHere, { capture: true })
}

const keepHere = (event: Event) => event.preventDefault()
