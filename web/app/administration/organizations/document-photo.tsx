import { useEffect, useState } from 'react'

type PhotoProps = { bytes: ArrayBuffer; type: string; label: string; onFailed: () => void }

/** A registration that is a photo. Its address is valid as long as it is shown. */
export function DocumentPhoto({ bytes, type, label, onFailed }: PhotoProps) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
  if (!url) return null
  return <img src={url} alt={label} onError={onFailed} className="w-full rounded-m border border-line" />
}
