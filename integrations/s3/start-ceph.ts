import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import type { TestProject } from 'vitest/node'
import type { S3Options } from '../../server/platform/files/s3/s3-file-store.ts'
import { freePort } from '../free-port.ts'
import { untilListening } from '../until-listening.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    s3: S3Options
  }
}

const execute = promisify(execFile)

/** For tests: one for all of them. */
export default async function setup(project: TestProject) {
  const { s3, stop } = await startCeph()
  project.provide('s3', s3)
  return stop
}

/**
 * The smallest Ceph there is: one monitor, one store in memory, one gateway, all on this machine, with a bucket that
 * takes uploads from pages. Some 20 s and 140 MB.
 */
export async function startCeph(): Promise<{ s3: S3Options; stop(): Promise<void> }> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qareeb-ceph-'))
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const config = path.join(home, 'ceph.conf')
  fs.writeFileSync(config, configuration({ home, monitorPort, gatewayPort }))
  const daemons: ChildProcess[] = []
  const begin = (program: string, ...options: string[]) =>
    void daemons.push(spawn(program, ['-c', config, '-f', ...options], { stdio: 'ignore' }))
  const stop = async () => {
    for (const daemon of daemons.toReversed()) daemon.kill('SIGKILL')
    fs.rmSync(home, { recursive: true, force: true })
  }
  try {
    await startCluster({ home, config, begin })
    begin('radosgw', '-n', 'client.rgw.a')
    await untilListening({ host: '127.0.0.1', port: gatewayPort })
    return { s3: await openBucket(config, `http://127.0.0.1:${gatewayPort}`), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = { home: string; monitorPort: number; gatewayPort: number }

/** With authentication switched off the gateway never starts, so all share one keyring instead. */
const configuration = ({ home, monitorPort, gatewayPort }: Ports) => `
[global]
fsid = ${randomUUID()}
mon_host = v1:127.0.0.1:${monitorPort}
mon_initial_members = a
keyring = ${home}/keyring
run_dir = ${home}
admin_socket = ${home}/$name.asok
log_file = ${home}/$name.log
mon_data = ${home}/mon
osd_data = ${home}/osd
osd_objectstore = memstore
memstore_device_bytes = 536870912
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 8
osd_pool_default_pg_autoscale_mode = off
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
[client.rgw.a]
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort}
`

const keys: readonly [name: string, ...caps: string[]][] = [
  ['mon.', 'mon', 'allow *'],
  ['client.admin', 'mon', 'allow *', 'osd', 'allow *', 'mgr', 'allow *'],
  ['osd.0', 'mon', 'allow profile osd', 'osd', 'allow *', 'mgr', 'allow profile osd'],
  ['client.rgw.a', 'mon', 'allow rwx', 'osd', 'allow rwx'],
]

type Cluster = { home: string; config: string; begin: (program: string, ...options: string[]) => void }

async function startCluster({ home, config, begin }: Cluster) {
  const keyring = path.join(home, 'keyring')
  for (const [name, ...caps] of keys) {
    const pairs = caps.flatMap((cap, at) => (at % 2 === 0 ? ['--cap', cap] : [cap]))
    const create = fs.existsSync(keyring) ? [] : ['--create-keyring']
    await execute('ceph-authtool', [...create, keyring, '--gen-key', '-n', name, ...pairs])
  }
  await execute('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--keyring', keyring])
  begin('ceph-mon', '-i', 'a')
  const store = randomUUID()
  await execute('ceph', ['-c', config, '--connect-timeout', '60', 'osd', 'new', store])
  fs.mkdirSync(path.join(home, 'osd'))
  await execute('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', store])
  begin('ceph-osd', '-i', '0')
}

async function openBucket(config: string, url: string): Promise<S3Options> {
  const credentials = { accessKeyId: 'qareeb', secretAccessKey: randomUUID() }
  const user = ['--uid', 'qareeb', '--display-name', 'Qareeb', '--access-key', credentials.accessKeyId]
  const secret = ['--secret', credentials.secretAccessKey]
  await execute('radosgw-admin', ['-c', config, 'user', 'create', ...user, ...secret])
  const options = { url, bucket: 'files', region: 'default', ...credentials }
  const client = new S3Client({ endpoint: url, region: 'default', credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }))
  // As docs/operations/files.md asks for, but from any page: the site finds its port later.
  const rule = { AllowedOrigins: ['*'], AllowedMethods: ['PUT'], AllowedHeaders: ['content-type'] }
  await client.send(
    new PutBucketCorsCommand({ Bucket: options.bucket, CORSConfiguration: { CORSRules: [rule] } }),
  )
  return options
}
