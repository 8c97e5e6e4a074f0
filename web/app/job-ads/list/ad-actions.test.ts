import { describe, expect, it } from 'vitest'
import { type ActionContext, actionsOf, mainActionOf } from './ad-actions.ts'

const now = new Date('2026-11-23T09:00:00Z')
const context: ActionContext = {
  caller: { as: 'HR', emailVerified: true },
  isVerified: true,
  hasRegistrationNumber: true,
  plan: { used: 3, limit: 10 },
  now,
}
const ends = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const draft = { state: 'draft', expiresAt: null, missing: [] } as const
const closed = { state: 'inactive', expiresAt: ends(5), missing: [] } as const
const open = (days: number) => ({ state: 'active', expiresAt: ends(days), missing: [] }) as const

const refusalOf = (action: string, ad: Parameters<typeof actionsOf>[0], given: Partial<ActionContext> = {}) =>
  actionsOf(ad, { ...context, ...given }).find((one) => one.action === action)?.refusal

describe('the action of a line', () => {
  it.each([
    [draft, 'continue'],
    [open(20), 'candidates'],
    [open(7), 'extend'],
    [closed, 'publishAgain'],
    [{ ...closed, state: 'expired' } as const, 'publishAgain'],
  ])('of %o is %s', (ad, action) => {
    expect(mainActionOf(ad, now)).toBe(action)
  })
})

describe('actions are refused', () => {
  it('by nothing for a verified company with room', () => {
    expect(refusalOf('publish', draft)).toBeNull()
    expect(refusalOf('extend', open(2))).toBeNull()
    expect(refusalOf('publishAgain', closed)).toBeNull()
  })

  it('because the company is not verified, except for closing', () => {
    const unverified = { isVerified: false }
    expect(refusalOf('publish', draft, unverified)).toBe('organization.notVerified')
    expect(refusalOf('extend', open(2), unverified)).toBe('organization.notVerified')
    expect(refusalOf('close', open(2), unverified)).toBeNull()
  })

  it('because the number of the registration is missing, except for extending', () => {
    const numberless = { hasRegistrationNumber: false }
    expect(refusalOf('publish', draft, numberless)).toBe('organization.numberMissing')
    expect(refusalOf('publishAgain', closed, numberless)).toBe('organization.numberMissing')
    expect(refusalOf('extend', open(2), numberless)).toBeNull()
  })

  it('because the caller has not confirmed their address', () => {
    const caller = { as: 'ADMIN', emailVerified: false } as const
    expect(refusalOf('publish', draft, { caller })).toBe('auth/unverified-email')
    expect(refusalOf('delete', draft, { caller })).toBeNull()
  })

  it('because the plan is full, except for an ad that is open', () => {
    const plan = { used: 10, limit: 10 }
    expect(refusalOf('publishAgain', closed, { plan })).toBe('jobAd.planLimit')
    expect(refusalOf('extend', open(2), { plan })).toBeNull()
    expect(refusalOf('publish', draft, { plan: { used: 10, limit: null } })).toBeNull()
  })

  it('because it is too early, or something is missing', () => {
    expect(refusalOf('extend', open(8))).toBe('jobAd.tooEarlyToExtend')
    expect(refusalOf('publish', { ...draft, missing: ['title'] })).toBe('jobAd.incomplete')
    expect(refusalOf('publish', { ...draft, missing: ['deadline'] })).toBeNull()
  })
})

it('a draft offers nothing that only published ads have', () => {
  expect(actionsOf(draft, context).map(({ action }) => action)).not.toContain('close')
})
