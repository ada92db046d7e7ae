import { t } from '../../language.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import { useToolOfPage } from '../tool-of-page.ts';
import { readRecipe } from './read-recipe.ts';

/** A field for a line of a recipe. */
export function Shortcuts(access: FormAccess) {
  const { tool } = useToolOfPage();
  return (
    <ShortcutForm
      {...access}
      label={t('An amount from a recipe')}
      placeholder={t('e.g. {example}', { example: '1 1/2 cups flour' })}
      presets={[]}
      read={(text) => readRecipe(text, (name) => tool.options[name] ?? name)}
      // Only English units can be read, so the examples are the same in every language.
      fault={t('Write an amount and its unit, such as {first} or {second}.', {
        first: '1 1/2 cups flour',
        second: '2 tbsp',
      })}
    />
  );
}
