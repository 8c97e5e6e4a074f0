import {
  adLanguages,
  educationLevels,
  languageLevels,
  requirementBounds,
  shifts,
} from '@qareeb/contract/job-ads/job-ad-requirements'
import { skillNames } from '@qareeb/reference/skill-names'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Select } from '../../ui/select.tsx'
import type { TypedJobAd } from '../typed/typed-job-ad.ts'
import { LineField } from './line-field.tsx'
import type { SectionProps } from './section-props.ts'
import { SelectField } from './select-field.tsx'

type Requirements = TypedJobAd['requirements']
type PartProps = { requirements: Requirements; put: (part: Partial<Requirements>) => void }

const small = 'h-11 rounded-m border border-line-strong bg-surface ps-3 text-sm'

/** What the work needs; all of it optional. */
export function RequirementsSection({ typed: { requirements }, change, errors }: SectionProps) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  const put = (part: Partial<Requirements>) =>
    change((now) => ({ ...now, requirements: { ...now.requirements, ...part } }))
  return (
    <SectionCard id="requirements" title={t('requirements')} text={t('requirementsHint')}>
      <Numbers requirements={requirements} put={put} errors={errors} />
      <Skills requirements={requirements} put={put} />
      <Languages requirements={requirements} put={put} />
      <ChoiceList
        className="mt-6"
        legend={fields('shifts')}
        pick="many"
        choices={shifts.map((value) => ({ value, label: t(`shift.${value}`) }))}
        chosen={requirements.shifts}
        onChange={(chosen) => put({ shifts: chosen })}
      />
    </SectionCard>
  )
}

function Numbers({ requirements, put, errors }: PartProps & Pick<SectionProps, 'errors'>) {
  const t = usePhrases('jobAdForm')
  const fields = usePhrases('fields')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
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
        options={educationLevels.map((value) => ({ value, label: t(`education.${value}`) }))}
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

function Skills({ requirements: { skills }, put }: PartProps) {
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const nameOf = (key: string) => readIn(locale, skillNames.get(key) ?? { ar: key, en: key }).text
  const left = [...skillNames.keys()].filter((key) => !skills.some((one) => one.key === key))
  const options = left.map((value) => ({ value, label: nameOf(value) }))
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold">{t('skills')}</legend>
      <ul className="grid gap-2">
        {skills.map(({ key, need }) => (
          <SkillRow
            key={key}
            name={nameOf(key)}
            need={need}
            onNeed={(next) =>
              put({ skills: skills.map((one) => (one.key === key ? { key, need: next } : one)) })
            }
            onRemove={() => put({ skills: skills.filter((one) => one.key !== key) })}
          />
        ))}
      </ul>
      {skills.length < requirementBounds.skills && (
        <Select
          aria-label={t('addSkill')}
          className={`${small} mt-2 max-w-full`}
          options={[
            { value: '', label: t('addSkill') },
            ...options.toSorted((one, other) => one.label.localeCompare(other.label, locale)),
          ]}
          value=""
          onChange={({ target }) => put({ skills: [...skills, { key: target.value, need: 'must' }] })}
        />
      )}
    </fieldset>
  )
}

function Languages({ requirements: { languages }, put }: PartProps) {
  const t = usePhrases('jobAdForm')
  const left = adLanguages.filter((language) => !languages.some((one) => one.language === language))
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold">{t('languages')}</legend>
      <ul className="grid gap-2">
        {languages.map(({ language, level }) => (
          <LanguageRow
            key={language}
            name={t(`language.${language}`)}
            level={level}
            onLevel={(next) =>
              put({
                languages: languages.map((one) =>
                  one.language === language ? { language, level: next } : one,
                ),
              })
            }
            onRemove={() => put({ languages: languages.filter((one) => one.language !== language) })}
          />
        ))}
      </ul>
      {left.length > 0 && (
        <Select
          aria-label={t('addLanguage')}
          className={`${small} mt-2`}
          options={[
            { value: '', label: t('addLanguage') },
            ...left.map((value) => ({ value, label: t(`language.${value}`) })),
          ]}
          value=""
          onChange={({ target }) => {
            const language = left.find((known) => known === target.value)
            if (language) put({ languages: [...languages, { language, level: 'good' }] })
          }}
        />
      )}
    </fieldset>
  )
}

type RowProps = { name: string; onRemove: () => void }
type Need = Requirements['skills'][number]['need']
type Level = Requirements['languages'][number]['level']

function SkillRow({ name, need, onNeed, onRemove }: RowProps & { need: Need; onNeed: (need: Need) => void }) {
  const t = usePhrases('jobAdForm')
  return (
    <Row name={name} onRemove={onRemove}>
      <Select
        aria-label={name}
        className={small}
        options={[
          { value: 'must', label: t('must') },
          { value: 'nice', label: t('nice') },
        ]}
        value={need}
        onChange={({ target }) => onNeed(target.value === 'must' ? 'must' : 'nice')}
      />
    </Row>
  )
}

function LanguageRow({
  name,
  level,
  onLevel,
  onRemove,
}: RowProps & { level: Level; onLevel: (level: Level) => void }) {
  const t = usePhrases('jobAdForm')
  return (
    <Row name={name} onRemove={onRemove}>
      <Select
        aria-label={`${t('level')}: ${name}`}
        className={small}
        options={languageLevels.map((value) => ({ value, label: t(`languageLevel.${value}`) }))}
        value={level}
        onChange={({ target }) => onLevel(languageLevels.find((known) => known === target.value) ?? level)}
      />
    </Row>
  )
}

function Row({ name, onRemove, children }: RowProps & { children: ReactNode }) {
  const t = usePhrases('jobAdForm')
  return (
    <li className="flex items-center gap-3">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {children}
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <X className="size-5" aria-hidden />
      </IconButton>
    </li>
  )
}
