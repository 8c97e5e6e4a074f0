import { phrases as administrationAr } from '@qareeb/content/ar/phrases/administration'
import { phrases as auditAr } from '@qareeb/content/ar/phrases/audit'
import { phrases as favoritesAr } from '@qareeb/content/ar/phrases/favorites'
import { phrases as administrationEn } from '@qareeb/content/en/phrases/administration'
import { phrases as auditEn } from '@qareeb/content/en/phrases/audit'
import { phrases as favoritesEn } from '@qareeb/content/en/phrases/favorites'
import { companyWords } from './company-words.ts'

const words = {
  ar: { administration: administrationAr, audit: auditAr, favorites: favoritesAr },
  en: { administration: administrationEn, audit: auditEn, favorites: favoritesEn },
}

/** Texts on the pages of platform administrators, in each language. */
export const administrationWords = companyWords.map((one) => ({ ...one, ...words[one.locale] }))
export type AdministrationWords = (typeof administrationWords)[number]

/** The platform administrator of every demo. */
export const platform = {
  firstName: 'نورة',
  lastName: 'الشهري',
  email: 'platform@qareeb.example',
  password: 'Qareeb-demo-1',
}

const content = 'BT /F1 28 Tf 60 760 Td (Commercial Registration 1010234567) Tj ET'

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

/** A commercial registration of one page that can be drawn. */
export const drawnRegistration = Buffer.from(
  `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer << /Size 6 /Root 1 0 R >>\n%%EOF\n`,
)
