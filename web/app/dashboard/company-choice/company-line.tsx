import type { Membership } from '@qareeb/contract/organizations'
import { BilingualText } from '../../i18n/bilingual-text.tsx'
import { readIn } from '../../i18n/bilingual.ts'
import { useLocale, usePhrases } from '../../i18n/use-phrases.ts'
import { InitialsLogo } from '../../ui/initials-logo.tsx'

type CompanyLineProps = Pick<Membership, 'organization'> & {
  /** It has sent no document yet; while it is not verified, this is shown instead. */
  isDocumentMissing?: boolean
}

/** A company of the reader: logo, name, verification and plan. */
export function CompanyLine({ organization, isDocumentMissing = false }: CompanyLineProps) {
  const t = usePhrases('dashboard')
  const { id, name, logoUrl, verificationStatus, plan } = organization
  const isMissing = isDocumentMissing && verificationStatus === 'pending'
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-start">
      <InitialsLogo
        colorKey={id}
        name={readIn(useLocale(), name).text}
        imageUrl={logoUrl}
        className="size-9 text-base"
      />
      <span className="min-w-0 flex-1">
        {/* As wide as its text, so that a name of the other direction is cut at its own end. */}
        <BilingualText value={name} className="block w-fit max-w-full truncate font-semibold" />
        <span className="block text-[0.8125rem] leading-5 text-ink-3">
          {isMissing ? t('noRegistration') : t(`status.${verificationStatus}`)} · {t(`plan.${plan}`)}
        </span>
      </span>
    </span>
  )
}
