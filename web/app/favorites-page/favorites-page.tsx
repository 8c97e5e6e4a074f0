import { Heart, UserRoundX } from 'lucide-react'
import { Link } from 'react-router'
import { usePaths, usePhrases } from '../i18n/use-phrases.ts'
import { NeedsScripts } from '../page/needs-scripts.tsx'
import { pageMeta } from '../page/page-head.ts'
import { pageLoader } from '../page/page-loader.ts'
import { routeHandle } from '../page/route-handle.ts'
import { useSite } from '../page/use-site.ts'
import { useStore } from '../page/use-store.ts'
import { favoriteStore } from '../session/favorite-store.ts'
import { readEndReason } from '../session/session-storage.ts'
import { useSession } from '../session/use-session.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FavoriteList, FavoriteSkeletons } from './favorite-list.tsx'

export const handle = routeHandle({ phrases: ['favorites', 'jobAds'], isPersonal: true })

export const loader = pageLoader(async ({ phrases }) => ({
  head: { title: phrases('favorites')('title'), noindex: true },
}))

export const meta = pageMeta

/** Saved jobs: of the account, or of this browser with the offer to keep them in one. */
export default function FavoritesPage() {
  const t = usePhrases('favorites')
  const session = useSession()
  const isGuest = session === null

  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      {isGuest && <KeepThem />}
      <div className="mt-6">
        {session === undefined || (session && !session.user) ? (
          <>
            <NeedsScripts />
            <div className="needs-scripts">
              <FavoriteSkeletons />
            </div>
          </>
        ) : (
          // Another account has another list.
          <Saved key={session?.user?.id} userId={session?.user?.id ?? null} />
        )}
      </div>
    </div>
  )
}

function Saved({ userId }: { userId: string | null }) {
  const { ids, userId: owner } = useStore(
    favoriteStore.subscribe,
    favoriteStore.read,
    favoriteStore.readOnServer,
  )
  // Jobs saved before signing in are being moved into the account.
  if (userId !== owner) return <FavoriteSkeletons />
  return <FavoriteList userId={userId} whenEmpty={ids.length === 0 ? <NothingSaved /> : null} />
}

/** For guests with saved jobs: they are in this browser alone. */
function KeepThem() {
  const t = usePhrases('favorites')
  const paths = usePaths()
  const { ids } = useStore(favoriteStore.subscribe, favoriteStore.read, favoriteStore.readOnServer)
  if (ids.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l bg-brand-soft p-4 sm:px-5">
      <p className="text-sm text-brand-strong">{t('onlyHere')}</p>
      <Link to={paths.login({ returnTo: paths.favorites() })} className={buttonStyle({ size: 'small' })}>
        {t('signIn')}
      </Link>
    </div>
  )
}

function NothingSaved() {
  const t = usePhrases('favorites')
  const paths = usePaths()
  const isGuest = useSession() === null
  if (isGuest && readEndReason() === 'disabled') return <AccountDisabled />
  return (
    <EmptyState title={t('noneTitle')} text={t('noneText')} icon={<Heart className="size-6" aria-hidden />}>
      <Link to={paths.search()} className={buttonStyle({})}>
        {t('findJobs')}
      </Link>
    </EmptyState>
  )
}

/** The session was ended by force, on this page or before: jobs are saved, in an account that is closed. */
function AccountDisabled() {
  const t = usePhrases('favorites')
  const { supportEmail } = useSite()
  return (
    <EmptyState
      title={t('disabledTitle')}
      text={t('disabledText')}
      icon={<UserRoundX className="size-6" aria-hidden />}
    >
      <a href={`mailto:${supportEmail}`} className="underline underline-offset-4">
        <bdi dir="ltr">{supportEmail}</bdi>
      </a>
    </EmptyState>
  )
}
