import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';

/** Deletes everything in a bucket, old versions included: CloudFormation deletes only empty ones. Fails if a deletion is refused. */
export async function emptyBucket(Bucket: string, client = new S3Client()): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }));
    if (Objects.length === 0) return;
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    const [refused] = Errors;
    if (refused) throw new Error(`${Bucket} cannot be emptied: ${refused.Key}: ${refused.Message ?? refused.Code}`);
  }
}
