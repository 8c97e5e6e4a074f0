import type { Bilingual } from '@qareeb/contract/locale'
import type { OrganizationRole } from '@qareeb/contract/organizations'
import { namedCompanies } from './named-companies.ts'
import { sampleDocument } from './sample-document.ts'

/** The companies and roles of the demo's people. */
export type DemoTeam = {
  organizationId: string
  /** Only of companies that are no part of the country. */
  added?: { name: Bilingual; slug: string; rejectionReason: string | null }
  members: readonly { userId: string; role: OrganizationRole }[]
  /** The commercial registration. */
  document: { key: string; name: string; bytes: Buffer; registrationNumber: string; expiresInDays: number }
  /** Somebody who has not answered yet. */
  invited?: { email: string; firstName: string; lastName: string }
}

/** Omar and Huda. */
export const omarId = '0a515a00-0000-4000-8000-0000000000a2'
export const hudaId = '0a515a00-0000-4000-8000-0000000000a3'

/** Ids of the companies that wait and that were rejected. */
export const waitingCompany = '0a515a00-0000-4000-8000-0000000000b1'
export const rejectedCompany = '0a515a00-0000-4000-8000-0000000000b2'

const document = (no: number, company: string, expiresInDays: number) => ({
  key: `0a515a00${String(no).padStart(24, '0')}`,
  name: 'السجل التجاري.pdf',
  bytes: sampleDocument(['Commercial registration', company, 'A sample that belongs to the demo of Qareeb']),
  registrationNumber: `10102345${String(no).padStart(2, '0')}`,
  expiresInDays,
})

/** The company that was chosen last comes first. */
export const demoTeams: readonly DemoTeam[] = [
  {
    organizationId: namedCompanies[0]?.id ?? '',
    members: [
      { userId: omarId, role: 'ADMIN' },
      { userId: hudaId, role: 'HR' },
    ],
    document: document(1, 'Oasis Group', 20),
    invited: { email: 'layla@oasis.example', firstName: 'ليلى', lastName: 'السالم' },
  },
  {
    organizationId: namedCompanies[1]?.id ?? '',
    members: [{ userId: omarId, role: 'ADMIN' }],
    document: document(2, 'Nama Tech', 300),
  },
  {
    organizationId: waitingCompany,
    added: {
      name: { ar: 'مخبز نجد', en: 'Najd Bakery' },
      slug: 'najd-bakery-0a515a',
      rejectionReason: null,
    },
    members: [{ userId: omarId, role: 'ADMIN' }],
    document: document(3, 'Najd Bakery', 200),
  },
  {
    organizationId: rejectedCompany,
    added: {
      name: { ar: 'صحراء للنقل', en: 'Sahra Transport' },
      slug: 'sahra-transport-0a515a',
      rejectionReason: 'انتهى السجل التجاري المُرسل. أرسلوا السجل بعد تجديده.',
    },
    members: [{ userId: hudaId, role: 'ADMIN' }],
    document: document(4, 'Sahra Transport', -12),
  },
]
