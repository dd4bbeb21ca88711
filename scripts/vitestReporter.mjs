import { JsonReporter } from 'vitest/node';

/** Vitest's report as JSON, in which a failed comparison shows what differs: by itself it gives one shortened line. */
// biome-ignore lint/style/noDefaultExport: Vitest takes the default export of a reporter
export default class ComparisonReporter extends JsonReporter {
  constructor() {
    super({});
  }

  onTestRunEnd(testModules) {
    for (const test of testModules.flatMap(({ children }) => [...children.allTests('failed')])) {
      for (const error of test.result().errors.filter(({ diff }) => diff)) {
        error.stack = error.stack.replace(error.message, (message) => `${message}\n${error.diff}`);
      }
    }
    return super.onTestRunEnd(testModules);
  }
}
