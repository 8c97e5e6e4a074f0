import type { Bilingual } from '@qareeb/contract/locale'
import { endActivation } from '@qareeb/contract/organizations'
import { keepActing } from '../companies/acting-store.ts'
import { PageTop } from '../dashboard/page-top.tsx'
import { readIn } from '../i18n/bilingual.ts'
import { isolateName } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { useCall } from '../use-call.ts'
import { useTabTitle } from '../use-tab-title.ts'

/** For an administrator who works inside a company: platform rights rest until they leave it. */
export function LeaveFirst({ company, onLeft }: { company: Bilingual; onLeft: () => void }) {
  const t = usePhrases('administration')
  const call = useCall()
  const name = isolateName(readIn(useLocale(), company).text)
  const [leave, isLeaving] = useAction(async () => {
    await call(endActivation, {})
    keepActing(null)
    onLeft()
  })
  const title = t('inside', { company: name })
  useTabTitle(title)
  return (
    <>
      <PageTop title={title} text={t('insideText')} />
      <Button disabled={isLeaving} onClick={leave}>
        {t('leave')}
      </Button>
    </>
  )
}
