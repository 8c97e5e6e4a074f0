import type { Locale } from '@qareeb/contract/locale'
import { useState } from 'react'
import type { Device } from './preview-controls.tsx'

/** The previewed ad, and whether the preview fills the window. */
export type Preview = {
  locale: Locale
  setLocale: (locale: Locale) => void
  /** The device of the layer; null while it is closed. */
  device: Device | null
  open: (device: Device) => void
  close: () => void
}

/** @param first the language at first, and the device of a preview that is open from the start, or null */
export function usePreview(first: { locale: Locale; device: Device | null }): Preview {
  const [locale, setLocale] = useState(first.locale)
  const [device, setDevice] = useState(first.device)
  return { locale, setLocale, device, open: setDevice, close: () => setDevice(null) }
}
