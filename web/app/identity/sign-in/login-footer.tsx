import { usePaths, usePhrases } from '../../i18n/use-phrases.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The way back to signing in, under a card. */
export function LoginFooter() {
  const t = usePhrases('identity')
  return (
    <TextLink className="roomy inline-block" to={usePaths().login()}>
      {t('backToLogin')}
    </TextLink>
  )
}
