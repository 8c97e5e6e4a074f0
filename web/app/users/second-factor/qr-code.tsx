import { useMemo } from 'react'
import { encode } from 'uqr'

/**
 * A QR code, drawn here, so that its contents stay on the device. Black on white in either theme, as cameras need
 * it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 })
    const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: dots.join('') }
  }, [text])

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-m border border-line bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
