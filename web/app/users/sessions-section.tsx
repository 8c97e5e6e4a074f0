import type { ResponseOf } from '@qareeb/contract/endpoint'
import { endOtherSessions, endSession, listSessions } from '@qareeb/contract/identity'
import { MonitorSmartphone } from 'lucide-react'
import { useMutationOf, useRefresh } from '../data/use-mutation-of.ts'
import { useQueryOf } from '../data/use-query-of.ts'
import { codeOf } from '../forms/read-failure.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { useNow } from '../page/use-site.ts'
import { useAction } from '../session/use-action.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LoadingOrFailed } from '../ui/loading/loading-or-failed.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { toast } from '../ui/toasts/toast.ts'

type Session = ResponseOf<typeof listSessions>['items'][number]

/** Where the reader is signed in, and the way to end that elsewhere. */
export function SessionsSection() {
  const t = usePhrases('users')
  const sessions = useQueryOf(listSessions, {})
  const send = useMutationOf(endOtherSessions, { changes: [listSessions] })
  const [endOthers, isEnding] = useAction(async () => {
    const { ended } = await send({})
    toast(t('sessionsEnded', { count: ended }), 'success')
  })
  const items = sessions.data?.items

  return (
    <SectionCard id="sessions" title={t('sessions')} text={t('sessionsText')}>
      {items ? (
        <>
          <ul className="divide-y divide-line">
            {items.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {items.length > 1 && (
            <Button kind="outline" size="small" className="mt-4" disabled={isEnding} onClick={endOthers}>
              {t('endOthers')}
            </Button>
          )}
        </>
      ) : (
        <LoadingOrFailed {...sessions} lines={2} />
      )}
    </SectionCard>
  )
}

function SessionLine({ session }: { session: Session }) {
  const t = usePhrases('users')
  const send = useMutationOf(endSession, { changes: [listSessions] })
  const refresh = useRefresh()
  const now = useNow()
  const format = useFormats()
  const device = session.device ?? t('unknownDevice')
  const [end, isEnding] = useAction(async () => {
    await send({ params: { id: session.id } }).catch((failure: unknown) => {
      passOverGone(failure)
      refresh(listSessions)
    })
    toast(t('sessionsEnded', { count: 1 }), 'success')
  })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <MonitorSmartphone className="size-5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{device}</bdi>
          {session.isCurrent && <Badge tone="good">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {t('seen', { age: format.age(session.lastSeenAt, now), date: format.moment(session.signedInAt) })}
          {session.network && (
            <>
              {' · '}
              <bdi dir="ltr">{session.network}</bdi>
            </>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          kind="quiet"
          size="small"
          disabled={isEnding}
          aria-label={t('endNamed', { device })}
          onClick={end}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  )
}

/** It was ended elsewhere meanwhile: the request is fulfilled. */
function passOverGone(failure: unknown) {
  if (codeOf(failure) !== 'session.notFound') throw failure
}
