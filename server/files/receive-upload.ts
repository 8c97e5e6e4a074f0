import type { Readable } from 'node:stream'
import type { Context } from '../ground/context.ts'
import { AppError } from '../ground/errors.ts'
import type { Upload, UploadReceiver } from '../platform/files/file-store.ts'
import { findAwaited } from './queries/files.ts'

type ReceivingContext = Pick<Context, 'db' | 'now' | 'files'>

/** An upload address as it came back. */
export type GivenAddress = Upload & { signature: string }

/** A piece of a document: from which byte on, and how many. */
export type Piece = { from: number; length: number; body: Readable }

/**
 * Takes a piece of an upload, or all of it.
 * @returns how many bytes have arrived
 * @throws AppError `file.addressInvalid` when the address is not ours, too old or was used to its end
 */
export async function receiveUpload(
  context: ReceivingContext,
  address: GivenAddress,
  { from, length, body }: Piece,
): Promise<number> {
  const receiver = await findReceiver(context, address)
  const { key, size } = address
  if (from + length > size) throw new AppError('file.tooLarge')
  if ((await receiver.offset(key)) === size) throw new AppError('file.addressInvalid')

  return receiver.append({ key, from, length, body })
}

/** The number of bytes of an upload that have arrived: an interrupted one goes on from there. */
export async function findUploadOffset(context: ReceivingContext, address: GivenAddress): Promise<number> {
  const receiver = await findReceiver(context, address)
  return receiver.offset(address.key)
}

async function findReceiver(
  { db, now, files }: ReceivingContext,
  address: GivenAddress,
): Promise<UploadReceiver> {
  if (!files.receiver?.isGenuine(address, address.signature, now())) throw new AppError('file.addressInvalid')
  if (!(await findAwaited(db, address.key))) throw new AppError('file.addressInvalid')
  return files.receiver
}
