import { execFileSync, spawnSync } from 'node:child_process';
import { tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { completions, completionsOf } from '../../../src/cli/completion.ts';
import { toolworker } from './command-line.ts';

/** The words before the cursor, the beginning of the word at it, and what completes it. */
const cases: readonly [before: string, start: string, words: readonly string[]][] = [
  ['', '', 'list describe call init serve mcp completion --help --version'.split(' ')],
  ['', 'de', ['describe']],
  ['call', 'sl', ['sleep-cycle-calculator', 'slope-calculator']],
  ['call', 'bm', ['bmi-calculator', 'bmr-calculator']],
  ['describe', 'word', ['word-counter']],
  ['call percentage-of', '--', ['--x', '--y', '--get', '--json', '--tools', '--help']],
  ['call bmi-calculator --unit metric', '--h', ['--height', '--help']],
  ['call bmi-calculator --unit', '', ['metric', 'imperial']],
  ['call bmi-calculator --height 180 --unit', 'm', ['metric']],
  ['call bmr-calculator --gender', '', ['male', 'female']],
  ['call bmi-calculator --height', '', []],
  ['call bmi-calculator --height 180 --get', '', ['bmi', 'category']],
  [
    'call loan-payoff-calculator --get',
    'standard.t',
    ['standard.totalInterest', 'standard.totalPaid'],
  ],
  [
    'call remove-duplicate-lines --text a',
    '--no',
    ['--no-caseSensitive', '--no-trimWhitespace', '--no-keepEmptyLines'],
  ],
  ['list', '', ['--json', '--tools', '--category', '--help']],
  ['list --tools', 'gra', ['gradient-generator']],
  ['serve --port 80 --category', 'm', ['money']],
  ['describe bmi-calculator', '--j', ['--json']],
  ['init public', '--f', ['--force']],
  ['init', '', []],
  ['init public --elements', '--c', ['--check', '--category', '--client']],
  ['init public --elements --tools', 'bm', ['bmi-calculator', 'bmr-calculator']],
  ['init public --elements --category', 'm', ['money']],
  ['completion', '', ['bash', 'zsh', 'fish']],
];

const scripts = {
  bash: completions.bash(tools),
  zsh: completions.zsh(tools),
  fish: completions.fish(tools),
};

function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

function completeInBash(before: string, start: string): readonly string[] {
  const words = ['toolworker', ...before.split(' ').filter(Boolean), start];
  const script = `${scripts.bash}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_toolworker; printf '%s\n' "\${COMPREPLY[@]}"`;
  return linesOf(execFileSync('bash', ['-c', script], { encoding: 'utf8' }));
}

function completeInZsh(before: string, start: string): readonly string[] {
  const words = ['toolworker', ...before.split(' ').filter(Boolean), start];
  const script = `compdef() { :; }; _files() { :; }
compadd() { shift; for word in $@; do [[ $word == '${start}'* ]] && print -r -- $word; done; true; }
${scripts.zsh}
complete() { local -a words=(${words.map((word) => `'${word}'`).join(' ')}); local CURRENT=${words.length}; _toolworker }
complete`;
  return linesOf(execFileSync('zsh', ['-f', '-c', script], { encoding: 'utf8' }));
}

function completeInFish(before: string, start: string): readonly string[] {
  const script = `${scripts.fish}\ncomplete -C '${['toolworker', before, start].filter((word, index) => word || index === 2).join(' ')}'`;
  return linesOf(execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' }));
}

function linesOf(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '');
}

describe.each([
  ['bash', completeInBash],
  ['zsh', completeInZsh],
  ['fish', completeInFish],
] as const)('in %s', (shell, complete) => {
  test.skipIf(!hasProgram(shell)).each(cases)('%j and %j are completed', (before, start, words) => {
    const ordered = [...complete(before, start)].sort();
    if (words.length > 0 || shell !== 'fish') expect(ordered).toEqual([...words].sort());
  });

  test('is what the command prints', async () => {
    const { status, output } = await toolworker(['completion', shell]);
    expect({ status, output }).toEqual({ status: 0, output: `${scripts[shell]}\n` });
  });
});

test('needs no quotes', () => {
  const words = completionsOf(tools).flatMap((completion) => completion.words);
  expect(words.filter((word) => !/^[\w.+-]+$/.test(word))).toEqual([]);
});
