import type { MapItems } from '@qareeb/contract/search/map-items'
import { isolateCode } from '../../i18n/isolate.ts'
import { formatNumber } from '../../i18n/numbers.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { bubbleSize } from './bubble-size.ts'

type ClusterBubbleProps = {
  cluster: MapItems['clusters'][number]
  onOpen: (button: HTMLElement) => void
}

/** Several locations of jobs as one bubble, with their number. */
export function ClusterBubble({ cluster, onOpen }: ClusterBubbleProps) {
  const t = usePhrases('map')
  const { value, kind } = cluster.count
  const number = formatNumber(value, useLocale())
  const isAbout = kind === 'about'
  const size = bubbleSize(value)
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      style={{ width: size, height: size }}
      className="grid place-items-center rounded-full bg-brand text-[0.9375rem] font-semibold text-on-brand tabular-nums shadow-2 ring-4 ring-brand/25 transition-transform hover:scale-110"
    >
      <span aria-hidden>{isAbout ? isolateCode(`~${number}`) : number}</span>
      <span className="sr-only">
        {t(cluster.spot ? 'spotLocations' : isAbout ? 'clusterAbout' : 'cluster', { count: value })}
      </span>
    </button>
  )
}
