import { directionOf, type Locale } from '@qareeb/contract/locale'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../ui/cx.ts'
import { PreviewPage } from './preview-page.tsx'
import type { PreviewedAd } from './shown-ad-of.ts'

type PreviewFrameProps = { ad: PreviewedAd; locale: Locale; title: string; className: string }

/**
 * The page of an ad in a frame of its own width, so that it lays itself out as on a phone or on a wide screen. It is the
 * page itself, drawn into the frame's document with the styles of this one; nothing in it leads away.
 */
export default function PreviewFrame({ ad, locale, title, className }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document | null>(null)
  // Before its styles are here the page would show its pictures in their own, huge sizes.
  const [isDressed, setIsDressed] = useState(false)
  return (
    <>
      {/* It holds no address and nothing but what is drawn from here; it inherits the content security policy. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument)}
        className={cx(className, !isDressed && 'invisible')}
      />
      {inside &&
        createPortal(
          <Suspense>
            <PreviewPage jobAd={ad} locale={locale} />
            <Dress document={inside} locale={locale} onDressed={() => setIsDressed(true)} />
          </Suspense>,
          inside.body,
        )}
    </>
  )
}

type DressProps = { document: Document; locale: Locale; onDressed: () => void }

/** Copies the styles into the document after the code of the page has loaded, which brings some of its own. */
function Dress({ document, locale, onDressed }: DressProps) {
  const report = useEffectEvent(onDressed)
  useEffect(() => {
    let isOver = false
    void dress(document, locale).then(() => !isOver && report())
    return () => {
      isOver = true
    }
  }, [document, locale])
  return null
}

/**
 * Gives a document the language, the theme and the styles of this one, and keeps its links from leading anywhere.
 * @returns when the styles are loaded
 */
function dress(document: Document, locale: Locale): Promise<unknown> {
  const { documentElement: outer, head } = window.document
  const root = document.documentElement
  root.lang = locale
  root.dir = directionOf(locale)
  document.title = window.document.title
  for (const [name, value] of Object.entries(outer.dataset)) root.dataset[name] = value
  // The same listener counts once, however often it is added.
  document.addEventListener('click', keepHere, { capture: true })
  return Promise.all(addStyles(head, document).map(settled))
}

/** Copies the styles that the document lacks, and returns those of files. Present files stay: without a connection they could not be fetched again. */
function addStyles(from: HTMLHeadElement, document: Document): HTMLLinkElement[] {
  for (const style of document.head.querySelectorAll('style')) style.remove()
  const present = new Set([...document.head.querySelectorAll('link')].map(({ href }) => href))
  const files = [...from.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const added = files
    .filter(({ href }) => !present.has(href))
    .map((style) => document.importNode(style, true))
  const written = [...from.querySelectorAll('style')].map((style) => document.importNode(style, true))
  document.head.append(...added, ...written)
  return added
}

/** A file that has loaded, or that cannot be loaded. */
const settled = (file: HTMLLinkElement) =>
  new Promise((resolve) => {
    file.addEventListener('load', resolve, { once: true })
    file.addEventListener('error', resolve, { once: true })
  })

const keepHere = (event: Event) => event.preventDefault()
