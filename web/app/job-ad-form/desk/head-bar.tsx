import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { AdState } from '../../job-ads/list/ad-state.tsx'
import { SaveStatus } from '../saving/save-status.tsx'
import type { SavedAd } from '../saving/use-saved-ad.ts'
import { PlanLeft } from './plan-left.tsx'
import { PublishRefusal, type Refusal } from './publish-refusal.tsx'

type HeadBarProps = { ad: SavedAd; title: string; refusal: Refusal | null; buttons: ReactNode }

/** Always in view: the ad as it is called now, its state, whether it is saved, the room in the plan, and the two acts. */
export function HeadBar({ ad, title, refusal, buttons }: HeadBarProps) {
  const t = usePhrases('jobAdForm')
  const paths = usePaths()
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 sm:px-5 lg:sticky lg:top-(--banner,0px) lg:z-20">
      <Link
        to={paths.jobAds()}
        aria-label={t('back')}
        title={t('back')}
        className="-ms-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-sunken"
      >
        {/* Back lies where a line begins. */}
        <ArrowRight className="size-5 -scale-x-100 rtl:scale-x-100" aria-hidden />
      </Link>
      <h1 className="min-w-0 flex-1 truncate text-lg font-semibold sm:flex-none lg:max-w-80">
        <bdi>{title}</bdi>
      </h1>
      <AdState state={ad.stored?.state ?? 'draft'} />
      <div className="max-sm:basis-full">
        <SaveStatus ad={ad} />
      </div>
      <div className="ms-auto flex items-center gap-3 max-lg:hidden">
        {ad.stored?.state !== 'active' &&
          (refusal === null ? <PlanLeft /> : <PublishRefusal place="head" {...refusal} />)}
        {buttons}
      </div>
    </header>
  )
}
