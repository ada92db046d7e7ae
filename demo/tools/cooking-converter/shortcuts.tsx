import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { useToolOfPage } from '../../components/form/tool-of-page.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { ShortcutForm } from '../shared/shortcut-form.tsx';
import { labelIn } from './fields.ts';
import { readRecipe } from './read-recipe.ts';
import type { UnitNames } from './read-recipe-amount.ts';
import { symbolOf } from './symbols.ts';
import { unitGroups } from './units.ts';

/** Most visitors paste an amount. */
export const isFirst = true;

/** A field for a line of a recipe. */
export function Shortcuts(access: FormAccess) {
  const { tool } = useToolOfPage();
  const units = useMemo(() => unitNames(tool), [tool]);
  const names = { units, ingredient: (name: string) => labelIn(tool, 'ingredient', name) };
  return (
    <ShortcutForm
      {...access}
      label={t('An amount from a recipe')}
      placeholder={t('e.g. {example}', { example: t('1 1/2 cups flour') })}
      presets={[]}
      read={(text) => readRecipe(text, names)}
      fault={t('Write an amount and its unit, such as {first} or {second}.', {
        first: t('1 1/2 cups flour'),
        second: t('2 tbsp'),
      })}
    />
  );
}

/** Returns the names and symbols of units in the page's language. */
function unitNames(tool: ToolPage): UnitNames {
  const { units = {} } = tool.response.properties;
  const named = ['ml', 'liter', ...unitGroups.us, ...unitGroups.weight] as const;
  return named.flatMap((unit) => {
    // Labels such as `cup (US, 236.6 ml)` add the size.
    const [label = unit] = labelIn(tool, 'from', unit).split(/ ?[(（]/, 1);
    const title = units.properties?.[unit]?.title ?? label;
    return [label, title, t(symbolOf(unit, 1))].map((name) => [unit, name] as const);
  });
}
