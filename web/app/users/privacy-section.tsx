import { downloadOwnData } from '@qareeb/contract/users'
import { Download } from 'lucide-react'
import { saveFile } from '../files/save-file.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { useAction } from '../session/use-action.ts'
import { useCall } from '../session/use-call.ts'
import { Button } from '../ui/button.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import type { SectionProps } from './section-props.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** The reader's consents, and all stored data about them as one file. */
export function PrivacySection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const call = useCall()
  const locale = useLocale()
  const [download, isDownloading] = useAction(async () => {
    const [data, { packData }, { loadArchiveWords }] = await Promise.all([
      call(downloadOwnData, {}, { duration: 'files' }),
      import('../files/archive/pack-data.ts'),
      import('../files/archive/archive-words.ts'),
    ])
    const words = await loadArchiveWords(locale, 'person', { title: t('ownTitle'), intro: t('ownIntro') })
    saveFile('qareeb-data.zip', packData(data, words), 'application/zip')
  })

  return (
    <SectionCard id="privacy" title={t('privacy')}>
      <h3 className="text-sm font-semibold">{t('consents')}</h3>
      <Consents consents={profile.consents} />
      <News profile={profile} onChange={onChange} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <p className="text-sm text-ink-2">{t('downloadText')}</p>
        <Button kind="outline" size="small" disabled={isDownloading} onClick={download}>
          <Download className="size-4" aria-hidden />
          {t('download')}
        </Button>
      </div>
    </SectionCard>
  )
}

function Consents({ consents }: Pick<SectionProps['profile'], 'consents'>) {
  const t = usePhrases('users')
  return (
    <dl className="mt-3 space-y-2 text-sm">
      {consents.map(({ kind, version, givenAt }) => (
        <div key={kind} className="flex flex-wrap justify-between gap-x-6">
          <dt>{t(`consent.${kind}`)}</dt>
          <dd className="text-ink-3">
            {t('consentGiven', { date: formatDate(givenAt), version: formatDate(version) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function News({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const save = useSaveProfile(onChange)
  const isGiven = profile.consents.some(({ kind }) => kind === 'news')
  const [change, isChanging] = useAction(async () => void (await save({ news: !isGiven })))
  return (
    <label className="mt-4 flex items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isChanging ? !isGiven : isGiven}
        aria-busy={isChanging}
        onChange={change}
        className="size-5 shrink-0 accent-brand"
      />
      {t('news')}
    </label>
  )
}
