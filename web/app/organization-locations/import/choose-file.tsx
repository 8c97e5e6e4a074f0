import { locationImportBounds } from '@qareeb/contract/organization-locations/import'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { formatSize } from '../../files/format-size.ts'
import { useDrop } from '../../files/use-drop.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { saveCsv, templateOf } from './template.ts'

type ChooseFileProps = { problem: string | null; onChoose: (file: File) => void }

/** The template to fill in, and the place for the filled one. */
export function ChooseFile({ problem, onChoose }: ChooseFileProps) {
  const t = usePhrases('organizationLocationImport')
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-pretty text-ink-2">{t('intro')}</p>
      <Button kind="outline" size="small" onClick={() => saveCsv('qareeb-locations.csv', templateOf(t))}>
        <Download className="size-4" aria-hidden />
        {t('template')}
      </Button>
      <DropBox isInvalid={problem !== null} onChoose={onChoose} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function DropBox({ isInvalid, onChoose }: { isInvalid: boolean; onChoose: (file: File) => void }) {
  const t = usePhrases('organizationLocationImport')
  const files = usePhrases('files')
  const locale = useLocale()
  const { number } = useFormats()
  const id = useId()
  const { isOver, handlers } = useDrop(onChoose)
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again once it is corrected.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  const bounds = {
    rows: number(locationImportBounds.rows),
    limit: formatSize(locationImportBounds.bytes, locale, files),
  }
  return (
    <div
      {...handlers}
      className={cx(
        'grid w-full justify-items-center gap-3 rounded-m border border-dashed px-4 py-8 text-center',
        isOver ? 'border-brand bg-brand-soft' : isInvalid ? 'border-danger' : 'border-line-strong',
      )}
    >
      <FileSpreadsheet className="size-8 text-brand" aria-hidden />
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={chosen}
        aria-describedby={`${id}-bounds`}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonStyle({ size: 'medium' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
        )}
      >
        {t('choose')}
      </label>
      <p id={`${id}-bounds`} className="text-sm text-ink-3">
        <span className="pointer-coarse:hidden">{t('orDrop')} · </span>
        {t('bounds', bounds)}
      </p>
    </div>
  )
}
