import type { PlanUse, TeamJobAdRow } from '@qareeb/contract/job-ads/job-ad-life'
import {
  CalendarPlus,
  CircleX,
  Copy,
  Ellipsis,
  ExternalLink,
  Eye,
  type LucideIcon,
  Pencil,
  RotateCw,
  Send,
  Trash,
  Users,
} from 'lucide-react'
import { isolateName } from '../../i18n/isolate.ts'
import { usePhrases } from '../../i18n/use-phrases.ts'
import { ActionMenu, type MenuAction } from '../../ui/action-menu.tsx'
import { type AdAction, actionsOf, type OfferedAction } from './ad-actions.ts'
import { useAdContext, useRefusalText } from './use-ad-context.ts'
import { useAdTitle } from './use-ad-title.ts'

const icons: Record<AdAction, LucideIcon> = {
  continue: Pencil,
  candidates: Users,
  edit: Pencil,
  view: ExternalLink,
  preview: Eye,
  publish: Send,
  extend: CalendarPlus,
  publishAgain: RotateCw,
  republish: Copy,
  close: CircleX,
  delete: Trash,
}

type AdMenuProps = {
  jobAd: Pick<TeamJobAdRow, 'title' | 'state' | 'expiresAt' | 'missing'>
  plan: PlanUse
  onChoose: (action: AdAction) => void
  /** Actions that stand beside the menu already. */
  without?: readonly AdAction[]
  className?: string
}

/** Everything that can be done with an ad; refused actions stay with their reason. */
export function AdMenu({ jobAd, plan, onChoose, without, className }: AdMenuProps) {
  const t = usePhrases('jobAdList')
  const context = useAdContext(plan)
  const refusalText = useRefusalText()
  const title = useAdTitle()(jobAd.title)
  const toItem = ({ action, refusal }: OfferedAction): MenuAction => {
    const Icon = icons[action]
    const note = action === 'republish' ? t('republishText') : undefined
    return {
      key: action,
      label: t(action),
      icon: <Icon className="size-[1.15rem] shrink-0" aria-hidden />,
      note: refusal ? refusalText(refusal, jobAd.missing.length) : note,
      isDisabled: refusal !== null,
      isDanger: action === 'close' || action === 'delete',
      onChoose: () => onChoose(action),
    }
  }
  return (
    <ActionMenu
      label={t('moreOf', { title: isolateName(title) })}
      icon={<Ellipsis className="size-5" aria-hidden />}
      actions={actionsOf(jobAd, context)
        .filter(({ action }) => !without?.includes(action))
        .map(toItem)}
      {...(className && { className })}
    />
  )
}
