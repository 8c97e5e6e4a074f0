import { MapPinned } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For companies that offer nothing now. */
export function NoOpenAds({ title }: { title: string }) {
  const t = usePhrases('organizationPage')
  return (
    <div className="mt-10">
      <EmptyState title={title} text={t('noAdsText')} icon={<MapPinned className="size-6" aria-hidden />}>
        <Link to={usePaths().search()} className={buttonStyle({})}>
          {t('searchNear')}
        </Link>
      </EmptyState>
    </div>
  )
}
