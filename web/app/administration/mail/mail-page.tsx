import { deliveryStates, type ListedMessage, listMessages } from '@qareeb/contract/administration'
import { mailboxAnswer } from '@qareeb/contract/mailbox-answer'
import { email } from '@qareeb/contract/users'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePagesOf } from '../../data/use-pages-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { isOtherPath } from '../../page/is-other-path.ts'
import { pageMeta } from '../../page/page-head.ts'
import { pageLoader } from '../../page/page-loader.ts'
import { routeHandle } from '../../page/route-handle.ts'
import { useAddressState } from '../../page/use-address-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { LabelledSelect } from '../../ui/labelled-select.tsx'
import { PagedList } from '../../ui/loading/paged-list.tsx'
import { PageTop } from '../../workspace/page-top.tsx'
import { SearchForm } from '../search-form.tsx'
import { usePhraseNamed } from '../use-phrase-named.ts'

export const handle = routeHandle({ shape: 'searched-list' })

export const loader = pageLoader(async ({ phrases }) => {
  const t = phrases('administration')
  return { head: { title: t('messages'), description: t('messagesText'), noindex: true } }
})

export const meta = pageMeta

export const shouldRevalidate = isOtherPath

const stateNamed = (name: string | null) => deliveryStates.find((state) => state === name)

const readState = (query: URLSearchParams) => stateNamed(query.get('state'))

const toQuery = (state: ReturnType<typeof readState>) => ({ state })

/** The log of mails and text messages: which, when, how it went. An address that is searched for stays out of the address bar. */
export default function MailPage() {
  const t = usePhrases('administration')
  const errors = usePhrases('errors')
  const paths = usePaths()
  const [state, change] = useAddressState({ read: readState, toQuery })
  const [address, setAddress] = useState(addressOf(useLocation().state))
  return (
    <>
      <PageTop
        title={t('messages')}
        crumbs={[{ to: paths.admin(), label: t('overview') }]}
        text={t('messagesText')}
      />
      <div className="mb-5 flex flex-wrap items-start gap-3">
        <div className="w-full sm:w-auto sm:max-w-72">
          <LabelledSelect
            label={t('messageState')}
            value={state ?? ''}
            onChoose={(chosen) => change(() => stateNamed(chosen), { replace: false })}
            options={[
              { value: '', label: t('anyState') },
              ...deliveryStates.map((value) => ({ value, label: t(`delivery.${value}`) })),
            ]}
          />
        </div>
        <SearchForm
          label={t('findAddress')}
          hint={t('addressHint')}
          type="email"
          dir="ltr"
          maxLength={254}
          value={address ?? ''}
          problemOf={(typed) => (email.safeParse(typed).success ? undefined : errors('problem.emailAddress'))}
          onSearch={(typed) => setAddress(typed || undefined)}
        />
      </div>
      <PagedList
        pages={usePagesOf(listMessages, { state, address })}
        label={t('messages')}
        none={{ title: t('noMessages') }}
      >
        {(message) => <MessageLine message={message} />}
      </PagedList>
    </>
  )
}

/** The address that another page asks for; it is in the history state, so that no log of addresses has it. */
const addressOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'address' in state && typeof state.address === 'string'
    ? state.address
    : undefined

const tones = { waiting: 'plain', sent: 'good', refused: 'warn', failed: 'bad' } as const

function MessageLine({ message }: { message: ListedMessage }) {
  const t = usePhrases('administration')
  const { moment } = useFormats()
  const { name, locale, channel, state, attempts, answer, createdAt } = message
  const title = usePhraseNamed(`message.${name}`)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-48 flex-1">
        <p className="font-medium">{title ?? <bdi dir="ltr">{name}</bdi>}</p>
        <p className="text-sm text-ink-2">
          {t(`channel.${channel}`)} · {t(`locale.${locale}`)} · {t('attempts', { count: attempts })}
          {answer !== null && (
            <>
              {' · '}
              {answer === mailboxAnswer ? t('keptInMailbox') : <bdi dir="ltr">{answer}</bdi>}
            </>
          )}
        </p>
      </div>
      <time dateTime={createdAt} className="text-sm text-ink-3 tabular-nums">
        {moment(createdAt)}
      </time>
      <Badge tone={tones[state]}>{t(`delivery.${state}`)}</Badge>
    </div>
  )
}
