import { requirementBounds, skillNeeds } from '@qareeb/contract/job-ads/job-ad-requirements'
import { skillNames } from '@qareeb/reference/skill-names'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { inputStyle } from '../../forms/input-style.ts'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { TypedTexts } from '../typed/typed-job-ad.ts'
import { findSkills } from './find-skills.ts'
import type { PartProps } from './part-props.ts'
import { useMentionedSkills } from './use-mentioned-skills.ts'

type Need = PartProps['requirements']['skills'][number]['need']

/** Skills of the lexicon, each must or nice to have; those that the description names are proposed. */
export function SkillsPart({
  requirements: { skills },
  put,
  description,
}: PartProps & { description: TypedTexts }) {
  const t = usePhrases('jobAdForm')
  const nameOf = useSkillName()
  const isFull = skills.length >= requirementBounds.skills
  const add = (key: string) => put({ skills: [...skills, { key, need: 'must' }] })
  return (
    <fieldset id={fieldId('requirements.skills')} tabIndex={-1}>
      <legend className="mb-2 text-sm font-medium">{t('skills')}</legend>
      <ul className="flex flex-wrap gap-2 not-empty:mb-2">
        {skills.map(({ key, need }) => (
          <SkillChip
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
      {!isFull && (
        <div className="flex flex-wrap items-center gap-2">
          <AddSkill taken={skills.map(({ key }) => key)} onAdd={add} />
          <Proposals taken={skills.map(({ key }) => key)} description={description} onAdd={add} />
        </div>
      )}
    </fieldset>
  )
}

function useSkillName() {
  const locale = useLocale()
  return (key: string) => readIn(locale, skillNames.get(key) ?? { ar: key, en: key }).text
}

type AddProps = { taken: readonly string[]; onAdd: (key: string) => void }

/** Typed words find a skill by its names in either language. */
function AddSkill({ taken, onAdd }: AddProps) {
  const t = usePhrases('jobAdForm')
  const nameOf = useSkillName()
  const [typed, setTyped] = useState('')
  const found = findSkills(typed, { taken, locale: useLocale() })
  return (
    <div className="relative w-64 max-w-full max-sm:w-full">
      <Combobox
        aria-label={t('addSkill')}
        placeholder={t('addSkill')}
        maxLength={60}
        className={cx(inputStyle, 'h-9 !rounded-full text-sm max-sm:h-11')}
        text={typed}
        onText={setTyped}
        options={found.map(({ key, alias }) => ({ key, text: nameOf(key), ...(alias && { aside: alias }) }))}
        onPick={({ key }) => {
          setTyped('')
          onAdd(key)
        }}
        // Enter picks a skill and sends no form.
        onKeyPress={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {typed.trim() !== '' && found.length === 0 && (
        <p className="mt-1 px-4 text-sm text-ink-3">{t('noSkill')}</p>
      )}
    </div>
  )
}

/** Dashed until one press takes them. */
function Proposals({ taken, description, onAdd }: AddProps & { description: TypedTexts }) {
  const t = usePhrases('jobAdForm')
  const locale = useLocale()
  const named = useMentionedSkills(description).filter(({ key }) => !taken.includes(key))
  if (named.length === 0) return null
  return (
    <>
      <span className="text-sm text-ink-3">{t('skillsNamed')}</span>
      {named.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          onClick={() => onAdd(key)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-dashed border-info bg-surface px-3 text-sm font-medium text-info hover:bg-info-soft max-sm:min-h-11"
        >
          <Plus className="size-4" aria-hidden />
          {readIn(locale, name).text}
        </button>
      ))}
    </>
  )
}

type SkillChipProps = { name: string; need: Need; onNeed: (need: Need) => void; onRemove: () => void }

function SkillChip({ name, need, onNeed, onRemove }: SkillChipProps) {
  const t = usePhrases('jobAdForm')
  return (
    <li className="flex max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface ps-3.5 text-sm">
      <span className="min-w-0 truncate font-medium">{name}</span>
      <span role="group" aria-label={name} className="flex rounded-full bg-sunken p-0.5">
        {skillNeeds.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={need === one}
            onClick={() => onNeed(one)}
            className="min-h-7 rounded-full px-2 text-xs text-ink-2 aria-pressed:bg-brand aria-pressed:font-medium aria-pressed:text-on-brand max-sm:min-h-9"
          >
            {t(one)}
          </button>
        ))}
      </span>
      <IconButton label={t('remove', { name })} onClick={onRemove} className="size-9">
        <X className="size-4" aria-hidden />
      </IconButton>
    </li>
  )
}
