import { getDocument, GlobalWorkerOptions, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist'
// `?url` is Vite's: the address of the file, not what it exports.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { PdfFonts } from './pdf-fonts.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** A longer document is read after downloading it. */
const mostPages = 20

type PdfPagesProps = { bytes: ArrayBuffer; onFailed: () => void }

/** The pages of a PDF, drawn by the page itself: nothing of the document runs, and no address shows it. */
export default function PdfPages({ bytes, onFailed }: PdfPagesProps) {
  const t = usePhrases('files')
  const { number } = useFormats()
  const [pages, setPages] = useState<PDFPageProxy[]>([])
  const [total, setTotal] = useState(0)
  const fail = useRef(onFailed)
  useEffect(() => {
    fail.current = onFailed
  })
  useEffect(() => {
    const loading = getDocument({
      // The bytes move into the worker, so it gets a copy of its own.
      data: bytes.slice(0),
      BinaryDataFactory: PdfFonts,
      // System fonts would make a document look different on each machine.
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    })
    loading.promise
      .then(async (document) => {
        setTotal(document.numPages)
        const count = Math.min(document.numPages, mostPages)
        setPages(await Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1))))
      })
      .catch(() => fail.current())
    return () => void loading.destroy()
  }, [bytes])

  return (
    <>
      <ol className="grid gap-4">
        {pages.map((page) => (
          <li key={page.pageNumber}>
            <PdfPage
              page={page}
              label={t('pdfPage', { page: number(page.pageNumber), pages: number(total) })}
              onFailed={onFailed}
            />
          </li>
        ))}
      </ol>
      {pages.length > 0 && total > pages.length && (
        <p className="mt-4 text-ink-2">
          {t('morePdfPages', { shown: number(pages.length), pages: number(total) })}
        </p>
      )}
    </>
  )
}

type PdfPageProps = { page: PDFPageProxy; label: string; onFailed: () => void }

function PdfPage({ page, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fail = useRef(onFailed)
  useEffect(() => {
    fail.current = onFailed
  })
  useEffect(() => {
    if (!canvas.current) return
    const viewport = page.getViewport({ scale: scaleFor(page, canvas.current) })
    canvas.current.width = viewport.width
    canvas.current.height = viewport.height
    const drawing = page.render({ canvas: canvas.current, viewport })
    let isWanted = true
    drawing.promise.catch(() => isWanted && fail.current())
    return () => {
      isWanted = false
      drawing.cancel()
    }
  }, [page])
  return (
    <canvas
      ref={canvas}
      // Text is drawn at where it begins, which in the direction of an Arabic page is its other end.
      dir="ltr"
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-m border border-line"
    />
  )
}

/** As sharp as the screen, within the bounds of a canvas. */
function scaleFor(page: PDFPageProxy, { clientWidth }: HTMLCanvasElement): number {
  const { width } = page.getViewport({ scale: 1 })
  return Math.min(3, (Math.max(clientWidth, 320) * devicePixelRatio) / width)
}
