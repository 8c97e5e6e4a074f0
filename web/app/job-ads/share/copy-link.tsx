import { Check, Link2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'

// Most browsers copy; the rest fetch this when it is needed.
const LinkToCopy = lazy(() => import('./link-to-copy.tsx'))

/** Milliseconds for which the button shows that the link was copied. */
const confirmationTime = 4000

/** Copies the address of an ad and shows that; where the browser refuses, shows the address to be copied by hand. */
export function CopyLink({ url }: { url: string }) {
  const t = usePhrases('jobPage')
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  useEffect(() => {
    if (outcome !== 'copied') return undefined
    const timeout = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timeout)
  }, [outcome])

  const isCopied = outcome === 'copied'
  const Icon = isCopied ? Check : Link2
  return (
    <>
      <button
        type="button"
        onClick={() => void copy(url).then(setOutcome)}
        className={cx(
          buttonStyle({ kind: isCopied ? 'soft' : 'outline' }),
          'needs-scripts grow sm:max-lg:grow-0',
        )}
      >
        <Icon className="size-[1.1rem]" aria-hidden />
        {isCopied ? t('linkCopied') : t('copyLink')}
      </button>
      <output className="sr-only">{isCopied && t('linkCopied')}</output>
      <Suspense>{outcome === 'refused' && <LinkToCopy url={url} />}</Suspense>
    </>
  )
}

/** The clipboard is missing on pages without a secure connection, and a browser may refuse it. */
async function copy(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
