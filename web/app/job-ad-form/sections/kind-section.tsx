import {
  contractTypes,
  employmentTypes,
  jobCategories,
  seniorityLevels,
  workModes,
} from '@qareeb/contract/job-ads'
import { phraseKey } from '../../i18n/phrase-key.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { FormSection } from '../desk/form-section.tsx'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'

/** "Other" comes last, by which everybody looks through the others first. */
const offeredCategories = [...jobCategories.filter((category) => category !== 'other'), 'other' as const]

/** Category, work mode, employment, contract and level. */
export function KindSection(props: SectionProps) {
  const t = usePhrases('jobAdForm')
  return (
    <FormSection id="kind" title={t('kind')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Needed {...props} />
        <Optional {...props} />
        {props.typed.workMode === 'hybrid' && <OnsiteDays {...props} />}
      </div>
    </FormSection>
  )
}

function Needed({ typed, change, errors }: SectionProps) {
  const jobAds = usePhrases('jobAds')
  const fields = usePhrases('fields')
  const empty = usePhrases('jobAdForm')('choose')
  return (
    <>
      <SelectField
        name="category"
        label={fields('category')}
        error={errors.category}
        value={typed.category}
        empty={empty}
        options={offeredCategories.map((value) => ({ value, label: jobAds(`category.${phraseKey(value)}`) }))}
        onChange={(category) => change((now) => ({ ...now, category }))}
      />
      <SelectField
        name="workMode"
        label={fields('workMode')}
        error={errors.workMode}
        value={typed.workMode}
        empty={empty}
        options={workModes.map((value) => ({ value, label: jobAds(`workMode.${phraseKey(value)}`) }))}
        onChange={(workMode) => change((now) => ({ ...now, workMode }))}
      />
      <SelectField
        name="employmentType"
        label={fields('employmentType')}
        error={errors.employmentType}
        value={typed.employmentType}
        empty={empty}
        options={employmentTypes.map((value) => ({
          value,
          label: jobAds(`employmentType.${phraseKey(value)}`),
        }))}
        onChange={(employmentType) => change((now) => ({ ...now, employmentType }))}
      />
    </>
  )
}

function Optional({ typed, change, errors }: SectionProps) {
  const jobAds = usePhrases('jobAds')
  const fields = usePhrases('fields')
  const t = usePhrases('jobAdForm')
  const empty = t('any')
  return (
    <>
      <SelectField
        name="contractType"
        label={fields('contractType')}
        error={errors.contractType}
        value={typed.contractType}
        empty={empty}
        options={contractTypes.map((value) => ({ value, label: jobAds(`contractType.${phraseKey(value)}`) }))}
        onChange={(contractType) => change((now) => ({ ...now, contractType }))}
        isOptional
        hint={typed.contractType && t(`contractMeaning.${phraseKey(typed.contractType)}`)}
      />
      <SelectField
        name="seniority"
        label={fields('seniority')}
        error={errors.seniority}
        value={typed.seniority}
        empty={empty}
        options={seniorityLevels.map((value) => ({ value, label: jobAds(`seniority.${phraseKey(value)}`) }))}
        onChange={(seniority) => change((now) => ({ ...now, seniority }))}
        isOptional
      />
    </>
  )
}

function OnsiteDays({ typed: { requirements }, change, errors }: SectionProps) {
  const fields = usePhrases('fields')
  return (
    <LineField
      name="requirements.onsiteDays"
      label={fields('onsiteDays')}
      error={errors['requirements.onsiteDays']}
      inputMode="numeric"
      dir="ltr"
      isOptional
      text={requirements.onsiteDays}
      onText={(onsiteDays) =>
        change((now) => ({ ...now, requirements: { ...now.requirements, onsiteDays } }))
      }
    />
  )
}
