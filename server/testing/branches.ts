import type { TestSite, Visitor } from './site.ts'

/** Adds a branch in Riyadh as the form does. @returns its id */
export async function addBranch(site: TestSite, who: Visitor): Promise<string> {
  const answer = await site.ask(who, 'POST /api/v1/organization-location', {
    name: { ar: null, en: 'Olaya branch' },
    address: { ar: null, en: 'King Fahd Road' },
    shortNationalAddress: null,
    lat: 24.6911,
    lng: 46.6853,
  })
  return answer.json().id
}
