import { adLanguages, languageLevels } from '@qareeb/contract/job-ads/job-ad-requirements'
import { X } from 'lucide-react'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { fieldId } from '../typed/field-names.ts'
import type { PartProps } from './part-props.ts'

const small = 'h-9 rounded-full border border-line-strong bg-surface ps-3 text-sm max-sm:h-11'

type Level = PartProps['requirements']['languages'][number]['level']

/** Languages that the work needs, each with its level. */
export function LanguagesPart({ requirements: { languages }, put }: PartProps) {
  const t = usePhrases('jobAdForm')
  const names = usePhrases('jobAdRequirements')
  const left = adLanguages.filter((language) => !languages.some((one) => one.language === language))
  return (
    <fieldset id={fieldId('requirements.languages')} tabIndex={-1}>
      <legend className="mb-2 text-sm font-medium">{t('languages')}</legend>
      <ul className="flex flex-wrap gap-2">
        {languages.map(({ language, level }) => (
          <LanguageRow
            key={language}
            name={names(`language.${language}`)}
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
          className={`${small} mt-2 max-w-full`}
          options={[
            { value: '', label: t('addLanguage') },
            ...left.map((value) => ({ value, label: names(`language.${value}`) })),
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

type LanguageRowProps = { name: string; level: Level; onLevel: (level: Level) => void; onRemove: () => void }

function LanguageRow({ name, level, onLevel, onRemove }: LanguageRowProps) {
  const t = usePhrases('jobAdForm')
  const names = usePhrases('jobAdRequirements')
  return (
    <li className="flex items-center gap-1 rounded-full border border-line-strong bg-surface ps-3.5 text-sm">
      <span className="font-medium">{name}</span>
      <Select
        aria-label={`${t('level')}: ${name}`}
        className="h-9 border-0 bg-transparent ps-2 text-sm text-ink-2 max-sm:h-11"
        options={languageLevels.map((value) => ({ value, label: names(`languageLevel.${value}`) }))}
        value={level}
        onChange={({ target }) => onLevel(languageLevels.find((known) => known === target.value) ?? level)}
      />
      <IconButton label={t('remove', { name })} onClick={onRemove} className="size-9">
        <X className="size-4" aria-hidden />
      </IconButton>
    </li>
  )
}
