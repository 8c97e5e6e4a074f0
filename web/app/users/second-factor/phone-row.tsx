import { removePhone } from '@qareeb/contract/second-factor'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useCall } from '../../session/use-call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AddOrRemove } from './add-or-remove.tsx'
import { EnrolPhone } from './enrol-phone.tsx'
import type { FactorRowProps } from './factor-row-props.ts'
import { FactorRow } from './factor-row.tsx'

/** Codes by SMS. */
export function PhoneRow({ factors, onChange, run, phone }: FactorRowProps & { phone: string | null }) {
  const t = usePhrases('secondFactor')
  const call = useCall()
  const [isOpen, setIsOpen] = useState(false)
  if (!factors.phone && !factors.smsOffered) return null

  return (
    <FactorRow
      icon={<MessageSquareText className="size-5" aria-hidden />}
      name={t('phone')}
      text={
        factors.phone ? (
          <>
            <bdi dir="ltr">{factors.phone.hint}</bdi>{' '}
            {t('since', { date: formatDate(factors.phone.enrolledAt) })}
          </>
        ) : (
          t('phoneText')
        )
      }
      actions={
        <AddOrRemove
          factor="phone"
          onAdd={() => setIsOpen(true)}
          factors={factors}
          onChange={onChange}
          run={run}
          remove={() => call(removePhone, {})}
        />
      }
    >
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('phone')}>
        <EnrolPhone
          phone={phone}
          run={run}
          onDone={(next, codes) => {
            setIsOpen(false)
            onChange(next, codes)
            toast(t('added.phone'), 'success')
          }}
        />
      </Dialog>
    </FactorRow>
  )
}
