import type { EmbeddedServer } from '@qareeb/server/platform/database/embedded/start-embedded.ts'
import { withDatabase } from '@qareeb/server/testing/with-database.ts'
import { asOwner, prepareDatabase, type SeededDatabase } from '../search/seeded-database.ts'
import type { Size } from '../search/sizes.ts'

const name = 'bench_accounts'

/**
 * A copy of a country of the search bench, to fill with people and companies: that one stays as it is, and copying a
 * million ads takes a minute where seeding them takes seven. `drop` removes it.
 */
export async function copyOfCountry(
  server: EmbeddedServer,
  size: Size,
): Promise<SeededDatabase & { drop(): Promise<void> }> {
  await prepareDatabase(server, size)
  const drop = () => asOwner(server.ownerUrl, `drop database if exists ${name} with (force)`)
  await drop()
  await asOwner(server.ownerUrl, `create database ${name} template bench_${size} strategy file_copy`)
  return {
    ownerUrl: withDatabase(server.ownerUrl, name),
    appUrl: withDatabase(server.appUrl, name),
    drop,
  }
}
