import type { Database } from '../../platform/database/database.ts'

/** The stored ways of a person's sign-ins, without the secrets. */
export type IdentityFacts = {
  passwordChangedAt: Date | null
  devices: { device: string; lastUsedAt: string }[]
  google: { subject: string; linkedAt: string } | null
  secondFactor: {
    phone: { phone: string; enrolledAt: string } | null
    authenticator: { enrolledAt: string } | null
    passkeys: { name: string; createdAt: string; lastUsedAt: string | null }[]
  }
}

export async function getIdentityFacts(db: Database, userId: string): Promise<IdentityFacts | undefined> {
  const [facts] = await db.query<IdentityFacts>({
    name: 'identity_facts',
    text: `
    select
      (select changed_at from identity_password where user_id = $1) as "passwordChangedAt",
      (select coalesce(json_agg(json_build_object('device', device, 'lastUsedAt', last_used_at)), '[]')
        from identity_device where user_id = $1) as devices,
      (select json_build_object('subject', subject, 'linkedAt', linked_at)
        from google_identity where user_id = $1) as google,
      json_build_object(
        'phone', (select json_build_object('phone', phone, 'enrolledAt', enrolled_at)
          from second_factor_phone where user_id = $1),
        'authenticator', (select json_build_object('enrolledAt', enrolled_at)
          from second_factor_totp where user_id = $1),
        'passkeys', (select coalesce(json_agg(json_build_object(
            'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at)), '[]')
          from passkey where user_id = $1)
      ) as "secondFactor"`,
    values: [userId],
  })
  return facts
}
