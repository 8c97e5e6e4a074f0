import type { Bilingual } from '@qareeb/contract/locale'
import { endActivation } from '@qareeb/contract/organizations'
import { keepActing } from '../companies/acting-store.ts'
import { readIn } from '../i18n/bilingual.ts'
import { isolate } from '../i18n/isolate.ts'
import { useLocale, usePhrases } from '../i18n/use-phrases.ts'
import { SiteFrame } from '../shell/site-frame.tsx'
import { Button } from '../ui/button.tsx'
import { useAction } from '../use-action.ts'
import { useCall } from '../use-call.ts'

/** For an administrator who works inside a company: platform rights rest until they leave it. */
export function LeaveFirst({ company, onLeft }: { company: Bilingual; onLeft: () => void }) {
  const t = usePhrases('administration')
  const call = useCall()
  const name = isolate(readIn(useLocale(), company).text)
  const [leave, isLeaving] = useAction(async () => {
    await call(endActivation, {})
    keepActing(null)
    onLeft()
  })
  return (
    <SiteFrame isPersonal>
      <div className="mx-auto grid w-full max-w-3xl justify-items-start gap-3 px-4 py-12 sm:px-6">
        <h1 className="text-2xl font-semibold">{t('inside', { company: name })}</h1>
        <p className="text-ink-2">{t('insideText')}</p>
        <Button disabled={isLeaving} onClick={leave}>
          {t('leave')}
        </Button>
      </div>
    </SiteFrame>
  )
}
