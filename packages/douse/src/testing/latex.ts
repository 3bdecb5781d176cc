import { expect } from 'vitest';

/**
 * Checks what TeX would stumble over: environments and braces that do not match, formulas left open, stray characters.
 */
export function expectLatex(text: string): void {
  const open: string[] = [];
  for (const [, what, name] of text.matchAll(/\\(begin|end)\{([a-z]+\*?)\}/g)) {
    if (what === 'begin') open.push(name!);
    else expect(open.pop(), text.slice(0, 2000)).toBe(name);
  }
  expect(open).toEqual([]);
  let depth = 0;
  for (const brace of text.replace(/\\[{}\\]/g, '').match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  const formulas = /\\\[([^]*?)\\\]/g;
  for (const [, formula] of text.matchAll(formulas)) {
    expect(formula).not.toMatch(/\n\s*\n/);
    expect(formula).not.toMatch(/\$|\\\[/);
  }
  const words = text
    .replace(formulas, '')
    .replace(/\\begin\{tabular\}[^]*?\\end\{tabular\}/g, '')
    .replace(/\\[&%#_{}$]/g, '');
  expect((words.match(/\$/g) ?? []).length % 2).toBe(0);
  expect(words.replace(/\$[^$]*\$/g, '')).not.toMatch(/[&#%^_~$]/);
  // What the usual fonts do not have.
  expect(words).not.toMatch(/[₀-₉⁰-⁹−×·≤≥≡→↔∈Σ]/);
}
