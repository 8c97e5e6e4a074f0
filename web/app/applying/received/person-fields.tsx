import type { OwnProfile } from '@qareeb/contract/users'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../forms/text-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { OpenRow, ReceivedRow } from './received-row.tsx'

type PersonField = (name: 'name' | 'email' | 'phone') => FieldProps

/** Name, phone and e-mail of a guest. */
export function GuestFields({ field }: { field: PersonField }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <PhoneField field={field} />
      </div>
      <TextField {...field('email')} type="email" dir="ltr" inputMode="email" autoComplete="email" />
    </>
  )
}

const PhoneField = ({ field }: { field: PersonField }) => (
  <TextField {...field('phone')} type="tel" dir="ltr" inputMode="tel" autoComplete="tel" />
)

type PersonRowProps = { field: PersonField; profile: OwnProfile; name: string; phone: string }

/** The same of an account, as a row that opens; a missing phone is asked for at once. The address is fixed. */
export function PersonRow({ field, profile, name, phone }: PersonRowProps) {
  const t = usePhrases('applying')
  const [isOpen, setIsOpen] = useState(false)
  const lacksPhone = !profile.phone
  if (isOpen || field('name').error || (field('phone').error && !lacksPhone))
    return (
      <OpenRow>
        <TextField {...field('name')} autoComplete="name" />
        <PhoneField field={field} />
        <p className="-mt-2 text-sm text-ink-2">{t('emailFixed', { email: isolateCode(profile.email) })}</p>
      </OpenRow>
    )
  const edit = { text: t('edit'), label: t('editPerson'), onPress: () => setIsOpen(true) }
  const row = (
    <ReceivedRow icon={<UserRound aria-hidden />} edit={edit}>
      <bdi className="wrap-anywhere">{name}</bdi>
      <bdi dir="ltr" className="text-[0.8125rem] wrap-anywhere text-ink-2">
        {profile.email}
      </bdi>
      {!lacksPhone && (
        <bdi dir="ltr" className="text-[0.8125rem] text-ink-2">
          {phone}
        </bdi>
      )}
    </ReceivedRow>
  )
  if (!lacksPhone) return row
  return (
    <div>
      {row}
      <div className="px-4 pt-1 pb-4">
        <PhoneField field={field} />
      </div>
    </div>
  )
}
