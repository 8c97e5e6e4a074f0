import { readDegrees } from '@qareeb/contract/degrees'
import { isFarAway, isSwapped } from '@qareeb/reference/gulf'
import { ArrowLeftRight, LocateFixed } from 'lucide-react'
import { lazy, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '../forms/text-field.tsx'
import type { FieldProps } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import type { MapPosition } from '../map/map-rectangle.ts'
import { FindPlace } from '../map/places/find-place.tsx'
import { useSite } from '../page/use-site.ts'
import { Button } from '../ui/button.tsx'
import { BranchMapFrame } from './branch-map-frame.tsx'
import { degreesText, type TypedBranch } from './branch-schema.ts'
import { locateBranch } from './locate-branch.ts'

const PinMap = lazy(() => import('./pin-map.tsx'))

type Point = { lat: number; lng: number }

type PositionFieldsProps = {
  form: Pick<UseFormReturn<TypedBranch>, 'control' | 'setValue'>
  field: (name: 'lat' | 'lng') => FieldProps
  /** Where the map stands at first. */
  first: MapPosition
}

/** Zoom at which the embedded map, which has no streets, still names the districts around. */
const districtZoom = 13

/**
 * Where a branch is: by a name of the gazetteer, a pin on the map, the device, or two numbers; all show the same
 * position.
 */
export function PositionFields({ form, field, first }: PositionFieldsProps) {
  const t = usePhrases('organizationLocations')
  const styleUrl = useSite().mapStyleUrl
  const [target, setTarget] = useState(first)
  const typed = useWatch({ control: form.control, name: ['lat', 'lng'] })
  const pin = pointOf(typed)
  const move = ({ lat, lng }: Point) => {
    form.setValue('lat', degreesText(lat), { shouldValidate: true, shouldDirty: true })
    form.setValue('lng', degreesText(lng), { shouldValidate: true, shouldDirty: true })
  }
  const goTo = (position: MapPosition) => {
    move(position)
    setTarget({ ...position })
  }

  return (
    <div className="grid gap-4">
      <FindPlace
        label={t('findPlace')}
        hint={t('findPlaceHint')}
        unknown={t('findPlaceUnknown')}
        onFind={goTo}
      />
      <BranchMapFrame impossible={t('pinImpossible')} className="h-72">
        <PinMap pin={pin} target={target} onMove={move} styleUrl={styleUrl} />
      </BranchMapFrame>
      <Locate onFound={(point) => goTo({ ...point, zoom: districtZoom })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('lat')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="text-start"
        />
        <TextField
          {...field('lng')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          className="text-start"
        />
      </div>
      {pin && <Remarks pin={pin} onSwap={() => goTo({ lat: pin.lng, lng: pin.lat, zoom: districtZoom })} />}
    </div>
  )
}

function pointOf([lat, lng]: readonly [string, string]): Point | null {
  const point = { lat: readDegrees(lat), lng: readDegrees(lng) }
  return point.lat === undefined || point.lng === undefined ? null : { lat: point.lat, lng: point.lng }
}

function Locate({ onFound }: { onFound: (point: Point) => void }) {
  const t = usePhrases('organizationLocations')
  const [problem, setProblem] = useState<'refused' | 'failed' | null>(null)
  const [isLocating, setIsLocating] = useState(false)
  const locate = async () => {
    setIsLocating(true)
    const found = await locateBranch()
    setIsLocating(false)
    setProblem(typeof found === 'string' ? found : null)
    if (typeof found !== 'string') onFound(found)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="outline" size="small" aria-busy={isLocating} onClick={() => void locate()}>
        <LocateFixed className="size-4" aria-hidden />
        {t(isLocating ? 'locating' : 'locate')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {problem && t(problem === 'refused' ? 'locatingRefused' : 'locatingFailed')}
      </p>
    </div>
  )
}

/** The warning about a position, which may still be right. */
function Remarks({ pin, onSwap }: { pin: Point; onSwap: () => void }) {
  const t = usePhrases('organizationLocations')
  const swapped = isSwapped(pin)
  if (!swapped && !isFarAway(pin)) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <p className="flex-1">{t(swapped ? 'swapped' : 'farAway')}</p>
      {swapped && (
        <Button kind="outline" size="small" onClick={onSwap}>
          <ArrowLeftRight className="size-4" aria-hidden />
          {t('swap')}
        </Button>
      )}
    </div>
  )
}
