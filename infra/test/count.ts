import { readFileSync } from 'node:fs';

/** Counts of a test run, from its runner's report. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: unknown[];
}

/** Reads Vitest's JSON report. A test that did not run counts as failed: nothing here is skipped on purpose. */
export function countVitest(file: string): Count {
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const failedFiles = report.numTotalTests === report.numPassedTests ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + failedFiles,
  };
}

/** Reads Playwright's JSON report. */
export function countPlaywright(file: string): Count {
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, skipped } = stats;
  return { passed: expected, failed: unexpected + skipped + errors.length };
}
