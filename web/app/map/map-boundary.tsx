import { MapPinOff } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'

/** `text`: the text without a map; by default that all jobs are in the list. */
type MapBoundaryProps = { children: ReactNode; text?: string }

/** When the code or the geometry of the map does not arrive, the list works without it. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <MapNotLoaded text={this.props.text} /> : this.props.children
  }
}

function MapNotLoaded({ text }: { text: string | undefined }) {
  const t = usePhrases('map')
  return (
    <MapMissing text={text ?? t('notLoaded')}>
      {/* A browser may remember that a module failed; only a new page asks for it again. */}
      <Button kind="outline" size="small" onClick={() => location.reload()}>
        {t('tryAgain')}
      </Button>
    </MapMissing>
  )
}

/** Stands where the map would be. */
export function MapMissing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 bg-sunken py-8 text-center md:px-8">
      <MapPinOff className="size-8 text-ink-3" aria-hidden />
      <p className="max-w-xs text-ink-2">{text}</p>
      {children}
    </div>
  )
}
