// Loads the function in the file that is named and lets it answer every event that the parent process sends.
const { handler } = await import(process.argv[2]);
process.on('message', async (event) => {
  process.send(await handler(event, { awsRequestId: 'bench', getRemainingTimeInMillis: () => 10_000 }));
});
