import { type ReactNode, useState } from 'react'
import { notSent } from '../../forms/drafts.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ConfirmDialog } from '../../workspace/confirm-dialog.tsx'

/**
 * Asks for confirmation before a change that ends the verification of a company.
 * @returns sends at once where nothing ends, or else after a yes, and answers `notSent` after a no; and the question to
 * put on the page
 */
export function useAskToEndBadge(what: 'name' | 'number') {
  const t = usePhrases('organizations')
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => setAnswer(null))
  const sendOrAsk = async (isEnding: boolean, send: () => Promise<unknown>): Promise<unknown> =>
    !isEnding || (await ask()) ? send() : notSent
  const question: ReactNode = (
    <ConfirmDialog
      isOpen={answer !== null}
      onClose={() => answer?.(false)}
      title={t(`saveOther.${what}`)}
      text={t(what === 'name' ? 'nameIsChecked' : 'numberIsChecked')}
      back={t('cancel')}
      confirm={t(what === 'name' ? 'save' : 'saveRegistration')}
      onConfirm={async () => answer?.(true)}
    />
  )
  return { sendOrAsk, question }
}
