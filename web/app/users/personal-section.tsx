import { locales } from '@qareeb/contract/locale'
import type { OwnProfile } from '@qareeb/contract/users'
import { FieldFrame } from '../forms/field-frame.tsx'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { type FieldProps, useContractForm } from '../forms/use-contract-form.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { Select } from '../ui/select.tsx'
import { personalSchema } from './profile-schemas.ts'
import { readerOf } from './reader-of.ts'
import type { SectionProps } from './section-props.ts'
import { useSaveProfile, useNotSavedToast } from './use-save-profile.ts'

/** Names, phone, and the language of mails. */
export function PersonalSection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const save = useSaveProfile(onChange)
  const form = useContractForm({
    schema: personalSchema,
    defaultValues: shownOf(profile),
    labels: {
      firstName: t('firstName'),
      lastName: t('lastName'),
      phone: t('phone'),
      locale: t('mailLocale'),
    },
    sayFailure: useNotSavedToast(),
    draft: { name: 'profile-personal', fields: ['firstName', 'lastName', 'phone'] },
    send: async ({ phone, ...values }): Promise<void> => {
      // Phones are kept in one form, and names without blanks around them.
      form.form.reset(shownOf(await save({ ...values, phone: phone || null })))
    },
  })

  return (
    <SectionCard id="personal" title={t('personal')}>
      <Form form={form}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('firstName')} autoComplete="given-name" dir="auto" />
          <TextField {...form.field('lastName')} autoComplete="family-name" dir="auto" />
          <TextField
            {...form.field('phone')}
            isOptional
            type="tel"
            dir="ltr"
            autoComplete="tel"
            hint={t(`phoneHint.${readerOf(profile)}`)}
          />
          <LocaleField {...form.field('locale')} />
        </div>
        <div className="sm:max-w-56">
          <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
        </div>
      </Form>
    </SectionCard>
  )
}

const shownOf = ({ firstName, lastName, phone, locale }: OwnProfile) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  locale,
})

/** Which language mails are written in. */
function LocaleField({ id, label, error, input }: FieldProps) {
  const t = usePhrases('users')
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Select
        {...input}
        id={id}
        options={locales.map((locale) => ({
          value: locale,
          label: t(locale === 'ar' ? 'arabic' : 'english'),
        }))}
        className="h-12 w-full rounded-m border border-line-strong bg-surface hover:border-ink-3 [&>select]:ps-4"
      />
    </FieldFrame>
  )
}
