import { usePhrases } from '../../i18n/use-phrases.ts'
import { ShareWays } from './share-ways.tsx'

/** The ways to pass an ad on, on a card of their own. */
export function ShareAd({ url, text }: { url: string; text: string }) {
  const t = usePhrases('jobPage')
  return (
    <section id="share" aria-labelledby="share-title" className="ad-box print:hidden">
      <h2 id="share-title" className="font-semibold">
        {t('share')}
      </h2>
      <ShareWays url={url} text={text} />
    </section>
  )
}
