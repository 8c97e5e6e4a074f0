import text400 from '../../.cache/fonts/text-400.woff2?url'
import text600 from '../../.cache/fonts/text-600.woff2?url'

type FontPreloadsProps = {
  /** Pages with the frame of the site begin with one. In places of work browsers complain that its font stands unused. */
  hasHeadline: boolean
}

/** Asks for the fonts of the first lines together with the page. */
export function FontPreloads({ hasHeadline }: FontPreloadsProps) {
  const first = hasHeadline ? [text400, text600] : [text400]
  return first.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
