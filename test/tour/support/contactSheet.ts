/** Playwright's reporter that lays the pictures out on one page when all are taken. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { folder, pictureIn } from './pictures.ts';
import { sheetOf } from './sheet.ts';

export default class ContactSheet implements Reporter {
  readonly #failures: string[] = [];

  /** Pictures of another day would pass for today's. */
  onBegin(): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') this.#failures.push(`${test.title} (${test.parent.project()?.name ?? ''})`);
  }

  onEnd(): void {
    const pictures = readdirSync(folder).flatMap((file) => pictureIn(file) ?? []);
    const sheet = join(folder, 'index.html');
    writeFileSync(sheet, sheetOf(pictures, this.#failures));
    console.log(`\n${pictures.length} pictures: ${resolve(sheet)}`);
  }
}
