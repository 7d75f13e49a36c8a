/** Whether everything is walked through, as `npm run test:full` does, or as much of it as `npm test` has the time for. */
export const isWholeProduct = process.env['WALKS'] === 'full';
