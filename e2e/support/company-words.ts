import { phrases as filesAr } from '@qareeb/content/ar/phrases/files'
import { phrases as pageAr } from '@qareeb/content/ar/phrases/organizations/organization-page'
import { phrases as settingsAr } from '@qareeb/content/ar/phrases/organizations/organization-settings'
import { phrases as companiesAr } from '@qareeb/content/ar/phrases/organizations/organizations'
import { phrases as packagesAr } from '@qareeb/content/ar/phrases/organizations/packages'
import { phrases as unitsAr } from '@qareeb/content/ar/phrases/units'
import { phrases as profileAr } from '@qareeb/content/ar/phrases/users'
import { phrases as filesEn } from '@qareeb/content/en/phrases/files'
import { phrases as pageEn } from '@qareeb/content/en/phrases/organizations/organization-page'
import { phrases as settingsEn } from '@qareeb/content/en/phrases/organizations/organization-settings'
import { phrases as companiesEn } from '@qareeb/content/en/phrases/organizations/organizations'
import { phrases as packagesEn } from '@qareeb/content/en/phrases/organizations/packages'
import { phrases as unitsEn } from '@qareeb/content/en/phrases/units'
import { phrases as profileEn } from '@qareeb/content/en/phrases/users'
import { teamWords } from './teams.ts'

/** The question for people who signed in some time ago. */
const recentWords = ({ currentPassword }: { currentPassword: string }) => ({ password: currentPassword })

const words = {
  ar: {
    companies: companiesAr,
    companyPage: pageAr,
    settings: settingsAr,
    packages: packagesAr,
    files: filesAr,
    units: unitsAr,
    recent: recentWords(profileAr),
  },
  en: {
    companies: companiesEn,
    companyPage: pageEn,
    settings: settingsEn,
    packages: packagesEn,
    files: filesEn,
    units: unitsEn,
    recent: recentWords(profileEn),
  },
}

/** Texts on the pages of a company, in each language. */
export const companyWords = teamWords.map((one) => ({ ...one, ...words[one.locale] }))

/** A document that passes every check. */
export const registration = {
  name: 'registration.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  ),
}
