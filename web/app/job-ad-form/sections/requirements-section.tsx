import { educationLevels, shifts } from '@qareeb/contract/job-ads/job-ad-requirements'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { FormSection } from '../desk/form-section.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { ChipChoices } from './chip-choices.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { LineField } from './line-field.tsx'
import type { PartProps } from './part-props.ts'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'
import { SkillsPart } from './skills-part.tsx'

type Requirements = TypedJobAd['requirements']

/** Requirements of the work; all of them optional. */
export function RequirementsSection({ typed: { requirements, description }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const names = usePhrases('jobAdRequirements')
  const fields = usePhrases('fields')
  const put = (part: Partial<Requirements>) =>
    change((now) => ({ ...now, requirements: { ...now.requirements, ...part } }))
  return (
    <FormSection id="requirements" title={t('requirements')} text={t('requirementsHint')}>
      <div className="grid gap-5">
        <SkillsPart requirements={requirements} put={put} description={description} />
        <Numbers requirements={requirements} put={put} errors={errors} />
        <LanguagesPart requirements={requirements} put={put} />
        <ChipChoices
          id={fieldId('requirements.shifts')}
          legend={fields('shifts')}
          choices={shifts.map((value) => ({ value, label: names(`shift.${value}`) }))}
          chosen={requirements.shifts}
          onChange={(chosen) => put({ shifts: chosen })}
        />
      </div>
    </FormSection>
  )
}

function Numbers({ requirements, put, errors }: PartProps & Pick<SectionProps, 'errors'>) {
  const t = usePhrases('jobAdForm')
  const names = usePhrases('jobAdRequirements')
  const fields = usePhrases('fields')
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <LineField
        name="requirements.experienceYears"
        label={fields('experienceYears')}
        error={errors['requirements.experienceYears']}
        inputMode="numeric"
        dir="ltr"
        isOptional
        text={requirements.experienceYears}
        onText={(experienceYears) => put({ experienceYears })}
      />
      <SelectField
        name="requirements.education"
        label={fields('education')}
        error={errors['requirements.education']}
        value={requirements.education}
        empty={t('any')}
        options={educationLevels.map((value) => ({ value, label: names(`education.${value}`) }))}
        onChange={(education) => put({ education })}
        isOptional
      />
      <LineField
        name="requirements.weeklyHours"
        label={fields('weeklyHours')}
        error={errors['requirements.weeklyHours']}
        inputMode="numeric"
        dir="ltr"
        isOptional
        text={requirements.weeklyHours}
        onText={(weeklyHours) => put({ weeklyHours })}
      />
    </div>
  )
}
