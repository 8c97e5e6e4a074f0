import { endActivation } from '@qareeb/contract/organizations'
import { Eye } from 'lucide-react'
import { useNavigate } from 'react-router'
import { readIn } from '../../i18n/bilingual.ts'
import { isolateName } from '../../i18n/isolate.ts'
import { useLocale, usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import type { Acting } from '../../session/acting.ts'
import { keepActing } from '../../session/session-store.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { checkImpersonationEnded } from './check-impersonation-ended.ts'
import { useMinutesLeft } from './use-minutes-left.ts'

type BannerProps = {
  acting: Acting
  /** When it ends by itself, by the clock of this device. */
  until: string
}

/** Sets the offset for elements that stick to the top of a page. @returns removes it */
function makeRoom(banner: HTMLElement) {
  const { style } = document.documentElement
  const measure = () => style.setProperty('--banner', `${banner.offsetHeight}px`)
  measure()
  // It grows when its words wrap: on a narrower window, with another font, or from one language to the next.
  const watch = new ResizeObserver(measure)
  watch.observe(banner)
  return () => {
    watch.disconnect()
    style.removeProperty('--banner')
  }
}

/**
 * Warns a platform administrator that all actions happen inside a company, and links out of it. Its phrases may
 * still be loading, and no hook comes after that: see `identity/user-menu.tsx`.
 */
export default function ImpersonationBanner(props: BannerProps) {
  usePhrases('organizations')
  return <Banner {...props} />
}

function Banner({ acting, until }: BannerProps) {
  const t = usePhrases('organizations')
  const locale = useLocale()
  const paths = usePaths()
  const navigate = useNavigate()
  const call = useCall()
  const name = readIn(locale, acting.name).text
  const minutes = useMinutesLeft(until, async () => {
    if (await checkImpersonationEnded(call, acting))
      toast(t('timeOver', { company: isolateName(name) }), 'info')
  })
  const [leave, isLeaving] = useAction(async () => {
    await call(endActivation, {})
    await navigate(paths.admin())
    keepActing(null)
  })

  return (
    <aside
      ref={makeRoom}
      aria-label={t('banner', { company: name })}
      className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-5 gap-y-1 border-b border-warn bg-warn-soft px-4 py-2 text-sm text-ink print:hidden"
    >
      <p className="flex items-center gap-2 font-medium">
        <Eye className="size-5 shrink-0 text-warn" aria-hidden />
        {t('banner', { company: isolateName(name) })}
      </p>
      <span className="text-ink-2">{t('minutesLeft', { count: minutes })}</span>
      <button
        type="button"
        disabled={isLeaving}
        onClick={leave}
        className="min-h-9 rounded-full px-3 font-semibold underline underline-offset-4 hover:bg-sunken"
      >
        {t('leave')}
      </button>
    </aside>
  )
}
