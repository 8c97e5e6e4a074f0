import { useEffect, useState } from 'react'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { failureText } from '../session/use-failure-toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CropStage } from './crop-stage.tsx'
import { type Crop, type Croppable, firstCrop, largestZoom, wholeZoom, zoomCrop } from './crop.ts'
import { fileOfCrop } from './draw-crop.ts'

/** The kind of the picture: faces fill a circle; logos appear in a square with round corners, whole if need be. */
export type PictureSubject = 'person' | 'logo'

type CropDialogProps = {
  subject: PictureSubject
  /** The chosen file; the dialog is open while there is one. */
  file: File | null
  /** Called with the chosen square, at most 512 pixels wide. The dialog stays open until `file` is null. */
  onCrop: (picture: File) => Promise<void>
  onClose: () => void
  /** No browser can show the chosen file. */
  onBroken: () => void
}

/** Lets a person choose the square of a picture that others will see. */
export function CropDialog({ subject, file, onCrop, onClose, onBroken }: CropDialogProps) {
  const t = usePhrases('files')
  const picture = usePicture(file)
  const isBroken = picture === 'broken'
  useEffect(() => {
    if (isBroken) onBroken()
  }, [isBroken, onBroken])

  return (
    <Dialog isOpen={picture !== null && !isBroken} onClose={onClose} title={t('cropTitle')}>
      {picture && !isBroken && (
        <CropForm subject={subject} picture={picture} onCrop={onCrop} onClose={onClose} />
      )}
    </Dialog>
  )
}

type CropFormProps = Pick<CropDialogProps, 'subject' | 'onCrop' | 'onClose'> & { picture: HTMLImageElement }

function CropForm({ subject, picture, onCrop, onClose }: CropFormProps) {
  const t = usePhrases('files')
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const bounds = { ...size, smallestZoom: subject === 'logo' ? wholeZoom(size) : 1 }
  const [crop, setCrop] = useState<Crop>(() => firstCrop(bounds))
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState('')
  const locale = useLocale()
  const save = async () => {
    setIsSaving(true)
    setFailure('')
    try {
      await onCrop(await fileOfCrop(picture, crop))
    } catch (error) {
      // The error stands beside the button, because the dialog would cover a toast.
      setFailure(await failureText(error, locale))
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <>
      <p className="mb-4 text-center text-sm text-ink-2">{t(`cropHint.${subject}`)}</p>
      <CropStage
        picture={picture}
        bounds={bounds}
        isRound={subject === 'person'}
        crop={crop}
        onChange={setCrop}
      />
      <ZoomSlider bounds={bounds} crop={crop} onChange={setCrop} />
      <p role="alert" className="mt-3 text-center text-sm text-danger">
        {failure}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button kind="outline" onClick={onClose}>
          {t('cancelCrop')}
        </Button>
        <Button onClick={() => void save()} disabled={isSaving}>
          {t('useCrop')}
        </Button>
      </div>
    </>
  )
}

type ZoomSliderProps = { bounds: Croppable; crop: Crop; onChange: (crop: Crop) => void }

function ZoomSlider({ bounds, crop, onChange }: ZoomSliderProps) {
  const t = usePhrases('files')
  return (
    <label className="mx-auto mt-4 flex max-w-80 items-center gap-3 text-sm">
      {t('zoom')}
      <input
        type="range"
        min={bounds.smallestZoom}
        max={largestZoom}
        step={0.05}
        value={crop.zoom}
        onChange={({ currentTarget }) => onChange(zoomCrop(crop, bounds, Number(currentTarget.value)))}
        className="h-10 grow accent-brand"
      />
    </label>
  )
}

type Read = { file: File; picture: HTMLImageElement | 'broken' }

/** The chosen file as a picture, once the browser has read it. */
function usePicture(file: File | null): Read['picture'] | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    const picture = new Image()
    picture.src = address
    let isCurrent = true
    const show = (outcome: Read['picture']) => isCurrent && setRead({ file, picture: outcome })
    picture.decode().then(
      () => show(picture),
      () => show('broken'),
    )
    return () => {
      isCurrent = false
      URL.revokeObjectURL(address)
    }
  }, [file])
  return read?.file === file ? (read?.picture ?? null) : null
}
