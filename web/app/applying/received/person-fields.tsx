import type { OwnProfile } from '@qareeb/contract/users'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '../../forms/text-field.tsx'
import type { FieldProps } from '../../forms/use-contract-form.ts'
import { isolateCode } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { OpenRow, ReceivedRow, RowPlace } from './received-row.tsx'

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
  const [wantsFields, setWantsFields] = useState(false)
  const lacksPhone = !profile.phone
  const isOpen = wantsFields || Boolean(field('name').error || (field('phone').error && !lacksPhone))
  return (
    <RowPlace isOpen={isOpen}>
      {isOpen ? (
        <OpenRow>
          <TextField {...field('name')} autoComplete="name" />
          <PhoneField field={field} />
          <p className="-mt-2 text-sm text-ink-2">{t('emailFixed', { email: isolateCode(profile.email) })}</p>
        </OpenRow>
      ) : (
        <ClosedPerson
          profile={profile}
          name={name}
          phone={lacksPhone ? null : phone}
          onEdit={() => setWantsFields(true)}
        />
      )}
      {!isOpen && lacksPhone && (
        <div className="px-4 pt-1 pb-4">
          <PhoneField field={field} />
        </div>
      )}
    </RowPlace>
  )
}

type ClosedPersonProps = { profile: OwnProfile; name: string; phone: string | null; onEdit: () => void }

function ClosedPerson({ profile, name, phone, onEdit }: ClosedPersonProps) {
  const t = usePhrases('applying')
  const edit = { text: t('edit'), label: t('editPerson'), onPress: onEdit }
  return (
    <ReceivedRow icon={<UserRound aria-hidden />} edit={edit}>
      <bdi className="wrap-anywhere">{name}</bdi>
      <bdi dir="ltr" className="text-[0.8125rem] wrap-anywhere text-ink-2">
        {profile.email}
      </bdi>
      {phone !== null && (
        <bdi dir="ltr" className="text-[0.8125rem] text-ink-2">
          {phone}
        </bdi>
      )}
    </ReceivedRow>
  )
}
