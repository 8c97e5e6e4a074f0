import { changeUser, type ListedUser } from '@qareeb/contract/administration'
import { useState } from 'react'
import { Link } from 'react-router'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { formatDate } from '../../i18n/dates.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { useNow } from '../../page/use-site.ts'
import { useAction } from '../../session/use-action.ts'
import { useCall } from '../../session/use-call.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useAdministration } from '../administration-context.ts'
import { DisableDialog } from './disable-dialog.tsx'

type UserLineProps = { user: ListedUser; onChange: (user: ListedUser) => void }

/** One account: its person, its state, and the possible actions. */
export function UserLine({ user, onChange }: UserLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-60 flex-1">
        <Names {...user} />
        <Facts {...user} />
      </div>
      <Actions user={user} onChange={onChange} />
    </div>
  )
}

function Names({ firstName, lastName, email, userType, emailVerified, disabled }: ListedUser) {
  const t = usePhrases('administration')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-medium wrap-anywhere">{`${firstName} ${lastName}`}</bdi>
        <Badge tone={userType === 'admin' ? 'info' : 'plain'}>{t(`type.${userType ?? 'none'}`)}</Badge>
        {!emailVerified && <Badge tone="warn">{t('unverified')}</Badge>}
        {disabled && <Badge tone="bad">{t('disabled')}</Badge>}
      </p>
      <p className="text-sm text-ink-2">
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </p>
    </>
  )
}

function Facts({ lastSignInAt, disabled, organizations }: ListedUser) {
  const t = usePhrases('administration')
  const paths = usePaths()
  const { age } = useFormats()
  const now = useNow()
  return (
    <>
      <p className="text-sm text-ink-3">
        {lastSignInAt ? t('lastSignIn', { age: age(lastSignInAt, now) }) : t('neverSignedIn')}
        {organizations.map(({ id, name }) => (
          <span key={id}>
            {' · '}
            <TextLink to={paths.adminCompany(id)}>
              <BilingualText value={name} />
            </TextLink>
          </span>
        ))}
      </p>
      {disabled && (
        <p className="text-sm wrap-anywhere text-danger">
          {t('disabledOn', { date: formatDate(disabled.at) })}
          {disabled.reason !== null && (
            <>
              {' · '}
              <bdi>{disabled.reason}</bdi>
            </>
          )}
        </p>
      )}
    </>
  )
}

function Actions({ user, onChange }: UserLineProps) {
  const t = usePhrases('administration')
  const call = useCall()
  const { userId } = useAdministration()
  const [isAsking, setIsAsking] = useState(false)
  const [enable, isEnabling] = useAction(async () => {
    onChange(await call(changeUser, { params: { id: user.id }, body: { disabled: false } }))
    toast(t('wasEnabled'), 'success')
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link
        to={usePaths().adminAudit({ person: user.id })}
        // Its text stands under the name on phones.
        className={cx(buttonStyle({ kind: 'quiet', size: 'small' }), 'max-sm:-ms-4')}
      >
        {t('itsLog')}
      </Link>
      {user.disabled ? (
        <Button kind="outline" size="small" disabled={isEnabling} onClick={enable}>
          {t('enable')}
        </Button>
      ) : (
        <Button
          kind="danger"
          size="small"
          disabled={user.id === userId}
          title={user.id === userId ? t('yourself') : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('disable')}
        </Button>
      )}
      <DisableDialog user={user} isOpen={isAsking} onClose={() => setIsAsking(false)} onDisabled={onChange} />
    </div>
  )
}
