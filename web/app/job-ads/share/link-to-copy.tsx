import { usePhrases } from '../../i18n/use-phrases.ts'

/** The address of an ad, to be copied by hand. */
export default function LinkToCopy({ url }: { url: string }) {
  const t = usePhrases('jobPage')
  return (
    <label className="basis-full text-sm text-ink-2" role="alert">
      {t('copyRefused')}
      <input
        readOnly
        dir="ltr"
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1.5 h-11 w-full rounded-m border border-line-strong bg-surface px-3 text-ink"
      />
    </label>
  )
}
