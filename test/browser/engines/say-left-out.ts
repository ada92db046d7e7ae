import type { TestProject } from 'vitest/node';

/** Says at the end of the run which tests did not run, and why. */
export default function sayLeftOut(project: TestProject): () => void {
  const { leftOut } = project.getProvidedContext();
  return () => console.warn(`\nNote: ${leftOut}\n`);
}
