import { roles as arabicRoles } from '@qareeb/content/ar/emails/team'
import { roles as englishRoles } from '@qareeb/content/en/emails/team'
import type { Locale } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'

const roleWords = { ar: arabicRoles, en: englishRoles }

/** A role as mails name it. */
export const roleWord = (locale: Locale, role: OrganizationRole): string => roleWords[locale][role]
