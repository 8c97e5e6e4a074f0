import { getFigures, type ListedMessage, listMessages } from '@qareeb/contract/administration'
import { type ListedDeadLetter, listTasks, retryTask } from '@qareeb/contract/administration/tasks'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMutationOf } from '../../data/use-mutation-of.ts'
import { useQueryOf } from '../../data/use-query-of.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'
import type { WaitingWork } from '../administration-context.ts'
import { usePhraseNamed } from '../use-phrase-named.ts'
import { latestOf } from './latest-of.ts'
import { cardLinkStyle, NothingThere, OverviewCard } from './overview-card.tsx'

const most = 4

/** The latest messages that did not arrive; those that can be sent again are, all at once. */
export function FailedMessages({ deadLetters }: Pick<WaitingWork, 'deadLetters'>) {
  const o = usePhrases('platformOverview')
  const { number } = useFormats()
  const ofLastDay = useQueryOf(getFigures, {}).data?.messages.failed ?? 0
  const failed = useQueryOf(listMessages, { query: { state: 'failed' } }).data
  const refused = useQueryOf(listMessages, { query: { state: 'refused' } }).data
  const messages = failed && refused && latestOf([...failed.items, ...refused.items], most)
  const letters = deadLetters.filter(({ task }) => task === 'mail.deliver' || task === 'sms.deliver')
  return (
    <OverviewCard
      id="failed-messages"
      title={o('failedMessages')}
      count={ofLastDay > 0 ? number(ofLastDay) : undefined}
      isBad
      action={letters.length > 0 ? <SendAllAgain letters={letters} /> : <ToLog />}
    >
      {messages?.length === 0 && <NothingThere>{o('noFailedMessages')}</NothingThere>}
      <ul aria-busy={!messages} className="divide-y divide-line border-t border-line empty:hidden">
        {messages?.map((message) => (
          <li key={message.id}>
            <FailedMessage message={message} />
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

function ToLog() {
  const t = usePhrases('administration')
  return (
    <Link to={usePaths().adminMail()} className={cardLinkStyle}>
      {t('messages')}
    </Link>
  )
}

function FailedMessage({ message }: { message: ListedMessage }) {
  const t = usePhrases('administration')
  const { age } = useFormats()
  const now = useNow()
  const { name, state, attempts, answer, createdAt } = message
  const title = usePhraseNamed(`message.${name}`)
  return (
    <div className="flex items-start gap-3 px-4 py-2.5 text-sm sm:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title ?? <bdi dir="ltr">{name}</bdi>}</p>
        <p className="text-[0.8125rem] wrap-anywhere text-danger">
          {t(`delivery.${state}`)} · {t('attempts', { count: attempts })}
          {answer !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{answer}</bdi>
            </>
          )}
        </p>
      </div>
      <time dateTime={createdAt} className="shrink-0 text-ink-3 tabular-nums">
        {age(createdAt, now)}
      </time>
    </div>
  )
}

/** A refused message has no contents any more; those that were given up still have, and wait as dead letters. */
function SendAllAgain({ letters }: { letters: readonly ListedDeadLetter[] }) {
  const t = usePhrases('administration')
  const o = usePhrases('platformOverview')
  const [isAsking, setIsAsking] = useState(false)
  const send = useMutationOf(retryTask, { changes: [listTasks, listMessages] })
  const count = letters.length
  const sendAll = async () => {
    for (const { id } of letters) await send({ params: { id } })
    toast(t('retriedAll', { count }), 'success')
  }
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setIsAsking(true)}>
        <RefreshCw className="size-4" aria-hidden />
        {o('sendAllAgain', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={o('sendAllQuestion', { count })}
        text={o('sendAllText')}
        back={t('cancel')}
        confirm={o('sendAllAgain', { count })}
        onConfirm={sendAll}
      />
    </>
  )
}
