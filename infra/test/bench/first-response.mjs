// Loads the function in the file that is named and lets it answer the event that is given, once; prints what that took.
const [file, event] = process.argv.slice(2);
const before = process.cpuUsage();
const start = performance.now();
const { handler } = await import(file);
const { statusCode } = await handler(JSON.parse(event), {
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 10_000,
});
const { user, system } = process.cpuUsage(before);
const { rss } = process.memoryUsage();
console.log(
  JSON.stringify({ statusCode, cpu: (user + system) / 1000, wall: performance.now() - start, memory: rss / 1e6 }),
);
process.exit(0);
