import { directionOf, type Locale } from '@qareeb/contract/locale'
import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PreviewPage } from './preview-page.tsx'
import type { PreviewedAd } from './shown-ad-of.ts'

type PreviewFrameProps = { ad: PreviewedAd; locale: Locale; title: string; className: string }

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
  addStyles(head, document)
  // The same listener counts once, however often it is added.
  document.addEventListener('click', keepHere, { capture: true })
}

/** Copies the styles that the document lacks. Present files stay: without a connection they could not be fetched again. */
function addStyles(from: HTMLHeadElement, document: Document) {
  for (const style of document.head.querySelectorAll('style')) style.remove()
  const present = new Set([...document.head.querySelectorAll('link')].map(({ href }) => href))
  const files = [...from.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const missing = [...files.filter(({ href }) => !present.has(href)), ...from.querySelectorAll('style')]
  document.head.append(...missing.map((style) => document.importNode(style, true)))
}

const keepHere = (event: Event) => event.preventDefault()
