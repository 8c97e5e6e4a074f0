import type { Locale } from '@qareeb/contract/locale'
import { Monitor, Smartphone } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { cx } from '../../ui/cx.ts'

export type Device = 'phone' | 'desktop'

type PreviewControlsProps = {
  device: Device
  onDevice: (device: Device) => void
  locale: Locale
  onLocale: (locale: Locale) => void
}

const group = 'flex rounded-m bg-sunken p-1'
const choice =
  'grid h-8 min-w-10 place-items-center rounded-s px-2.5 text-sm text-ink-2 aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-1'

/** On which device and in which language the preview shows the ad. */
export function PreviewControls({ device, onDevice, locale, onLocale }: PreviewControlsProps) {
  const t = usePhrases('jobAdForm')
  return (
    <div className="flex gap-2">
      {/* A window as narrow as a phone shows the same on both. */}
      <div role="group" aria-label={t('previewDevice')} className={cx(group, 'max-sm:hidden')}>
        {(['phone', 'desktop'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t(`device.${one}`)}
            title={t(`device.${one}`)}
            aria-pressed={device === one}
            onClick={() => onDevice(one)}
            className={choice}
          >
            {one === 'phone' ? (
              <Smartphone className="size-4" aria-hidden />
            ) : (
              <Monitor className="size-4" aria-hidden />
            )}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('previewLanguage')} className={group}>
        {(['ar', 'en'] as const).map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={locale === one}
            onClick={() => onLocale(one)}
            className={choice}
          >
            {t(one === 'ar' ? 'arabic' : 'english')}
          </button>
        ))}
      </div>
    </div>
  )
}
