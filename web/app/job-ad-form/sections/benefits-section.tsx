import { type Plan, plans } from '@qareeb/contract/job-ads'
import { benefits, requirementBounds } from '@qareeb/contract/job-ads/job-ad-requirements'
import { DateInput } from '../../forms/date-field.tsx'
import { FieldFrame } from '../../forms/field-frame.tsx'
import { described } from '../../forms/input-style.ts'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { useToday } from '../../page/use-today.ts'
import { FormSection } from '../desk/form-section.tsx'
import { replaceWords } from '../quality/replace-words.ts'
import { notesId, WordingNotes } from '../quality/wording-notes.tsx'
import { wordingOf } from '../quality/wording.ts'
import { fieldId } from '../typed/field-names.ts'
import { ChipChoices } from './chip-choices.tsx'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'
import { StepperField } from './stepper-field.tsx'

/** Benefits, openings, deadline and the type of the ad, up to the plan of the company. */
export function BenefitsSection(props: SectionProps & { plan: Plan }) {
  const { typed, change, errors, plan } = props
  const t = usePhrases('jobAdForm')
  const names = usePhrases('jobAdRequirements')
  const fields = usePhrases('fields')
  const offered = plans.slice(0, plans.indexOf(plan) + 1)
  return (
    <FormSection id="benefits" title={t('extras')}>
      <ChipChoices
        id={fieldId('benefits')}
        legend={fields('benefits')}
        choices={benefits.map((value) => ({ value, label: names(`benefit.${phraseKey(value)}`) }))}
        chosen={typed.benefits}
        onChange={(chosen) => change((now) => ({ ...now, benefits: chosen }))}
      />
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <OwnBenefits {...props} />
        <Limits {...props} />
        {offered.length > 1 && (
          <SelectField
            name="adType"
            label={fields('adType')}
            error={errors.adType}
            value={typed.adType}
            options={offered.map((value) => ({ value, label: t(`adType.${value}`) }))}
            onChange={(adType) => adType && change((now) => ({ ...now, adType }))}
          />
        )}
      </div>
    </FormSection>
  )
}

function OwnBenefits({ typed, change, errors, marks, names }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const found = wordingOf(typed, names)
  return (['ar', 'en'] as const).map((locale) => {
    const name = `benefitsText.${locale}` as const
    const write = (next: (text: string) => string) =>
      change((now) => ({
        ...now,
        benefitsText: { ...now.benefitsText, [locale]: next(now.benefitsText[locale]) },
      }))
    return (
      <div key={locale}>
        <LineField
          name={name}
          label={`${fields('benefitsText')} (${t(locale === 'ar' ? 'arabic' : 'english')})`}
          error={errors[name]}
          notesId={notesId(name)}
          lang={locale}
          dir={locale === 'ar' ? 'rtl' : 'ltr'}
          most={requirementBounds.benefitsText}
          isOptional
          text={typed.benefitsText[locale]}
          isSuggested={marks.fields.includes(name)}
          onText={(text) => {
            marks.settle([name])
            write(() => text)
          }}
        />
        <WordingNotes
          name={name}
          found={found}
          onReplace={({ text, instead }) => write((written) => replaceWords(written, text, instead))}
        />
      </div>
    )
  })
}

function Limits({ typed, change, errors }: SectionProps) {
  const fields = usePhrases('fields')
  return (
    <>
      <StepperField
        name="openings"
        label={fields('openings')}
        error={errors.openings}
        bounds={{ min: 1, max: requirementBounds.openings }}
        text={typed.openings}
        onText={(openings) => change((now) => ({ ...now, openings }))}
      />
      <Deadline
        error={errors.deadline}
        text={typed.deadline}
        onText={(deadline) => change((now) => ({ ...now, deadline }))}
      />
    </>
  )
}

type DeadlineProps = { error: string | undefined; text: string; onText: (text: string) => void }

function Deadline({ error, text, onText }: DeadlineProps) {
  const fields = usePhrases('fields')
  const hint = usePhrases('jobAdList')('deadlineHint')
  const id = fieldId('deadline')
  const today = useToday()
  return (
    <FieldFrame id={id} label={fields('deadline')} error={error} hint={hint} isOptional>
      <DateInput
        id={id}
        earliest={today}
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...described(id, error, hint)}
      />
    </FieldFrame>
  )
}
