import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { FormSlots } from '../../../src/form/view/form-view.tsx';
import type { Calculation } from '../../../src/form/view/result-view.tsx';
import { ownProperty } from '../../../src/shared/own-property.ts';
import { FormButtons } from '../../components/form/form-buttons.tsx';
import type { FormFiller } from '../../components/form/form-filler.ts';
import { FormPartsContext } from '../../components/form/form-parts.ts';
import type { FormOfPage } from '../../components/form/use-form.ts';
import type { useAnswer } from '../../components/result/use-answer.ts';
import type { ToolPage } from '../../model/tool-page.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly access: FormFiller;
  readonly answer: ReturnType<typeof useAnswer>;
}

/** Returns the page's own parts, each in its place in the form. */
export function useSlots({ tool, form, access, answer }: Properties): FormSlots {
  const { editor, notes, Shortcuts, hasShortcutsFirst = false } = useContext(FormPartsContext);
  const { inputs, onAction } = form;
  const { errors, calculation } = answer;
  return {
    shortcuts: Shortcuts && { isFirst: hasShortcutsFirst, content: <Shortcuts {...access} /> },
    editor: editor && {
      names: editor.edited,
      content: (
        <editor.Editor
          {...access}
          fields={form.fields}
          inputs={inputs}
          onType={(name, value) => onAction({ type: 'type', name, value })}
          errorOf={(one) => errors[one] ?? ''}
        />
      ),
    },
    beforeField: ({ name }) =>
      name === 'to' &&
      canSwap(tool) && (
        <Swap onSwap={() => onAction({ type: 'fill', inputs: swapped(form, calculation) })} />
      ),
    afterField: ({ name }) => {
      const Note = ownProperty(notes, name);
      return Note && <Note {...access} />;
    },
    buttons: <FormButtons form={form} />,
  };
}

function Swap({ onSwap }: { readonly onSwap: () => void }) {
  return (
    <button type="button" class="swap quiet" onClick={onSwap}>
      <span aria-hidden="true">⇅</span> {t('Swap')}
    </button>
  );
}

/** Whether the result can be converted back. */
function canSwap({ parameters, response }: ToolPage): boolean {
  const { value, from, to } = parameters.properties;
  return [value, from, to, response.properties.result].every(
    (field: unknown) => field !== undefined,
  );
}

function swapped({ inputs, call }: FormOfPage, calculation: Calculation | undefined) {
  const { value = '', from = '', to = '' } = inputs;
  const isCurrent = calculation !== undefined && calculation.request === call.request;
  const answer = isCurrent ? calculation.result.result : undefined;
  return { ...inputs, value: answer === undefined ? value : String(answer), from: to, to: from };
}
