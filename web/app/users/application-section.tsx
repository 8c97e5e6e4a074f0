import { userBounds } from '@qareeb/contract/users'
import { Form } from '../forms/form.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextAreaField } from '../forms/text-area-field.tsx'
import { useContractForm } from '../forms/use-contract-form.ts'
import { useCounted } from '../forms/use-counted.ts'
import { usePhrases } from '../i18n/use-phrases.ts'
import { SectionCard } from '../ui/section-card.tsx'
import { DefaultCv } from './default-cv.tsx'
import { descriptionSchema } from './profile-schemas.ts'
import type { SectionProps } from './section-props.ts'
import { useSaveProfile, useNotSavedToast } from './use-save-profile.ts'

/** Default values of every application: some words and a CV. */
export function ApplicationSection({ profile, onChange }: SectionProps) {
  const t = usePhrases('users')
  const save = useSaveProfile(onChange)
  const form = useContractForm({
    schema: descriptionSchema,
    defaultValues: { description: profile.description },
    labels: { description: t('description') },
    sayFailure: useNotSavedToast(),
    draft: { name: 'profile-description', fields: ['description'] },
    send: save,
  })
  const counted = useCounted(form, 'description', userBounds.description.max)

  return (
    <SectionCard id="application" title={t('application')} text={t('applicationText')}>
      <DefaultCv profile={profile} onChange={onChange} />
      <div className="mt-6">
        <Form form={form}>
          <TextAreaField
            {...form.field('description')}
            isOptional
            counted={counted}
            hint={t('descriptionHint', { limit: userBounds.description.max })}
          />
          <div className="sm:max-w-56">
            <SubmitButton isSending={form.isSending}>{t('save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </SectionCard>
  )
}
