import { textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateGradient } from './generate-gradient.ts';
import { fields } from './request.ts';

export const gradientGeneratorTool = builtInTool({
  slug: 'gradient-generator',
  operation: 'generate-gradient',
  name: 'CSS Gradient Generator',
  category: 'Generators',
  description: 'Generates a linear, radial or conic CSS gradient between two colors.',
  fields,
  request: {
    type: {
      description: 'Shape of the gradient.',
      hint: '',
      labels: { linear: 'Linear', radial: 'Radial', conic: 'Conic' },
    },
    from: {
      description: 'Color at the start: 3, 4, 6 or 8 hexadecimal digits, with or without #.',
      title: 'Start color',
      hint: '',
    },
    to: {
      description: 'Color at the end: 3, 4, 6 or 8 hexadecimal digits, with or without #.',
      title: 'End color',
      hint: '',
    },
    angle: {
      description:
        'Direction of a linear gradient, or start of a conic one; a radial gradient ignores it.',
      unit: '°',
      hint: '',
      askedIf: { type: ['linear', 'conic'] },
    },
  },
  result: {
    css: {
      shape: textShape,
      description: 'CSS value such as linear-gradient(90deg, #ff0000, #0000ff).',
      title: 'CSS',
    },
    type: 'as given',
    from: {
      shape: textShape,
      description: 'Color at the start, with # and in lower case.',
      title: 'Start color',
    },
    to: {
      shape: textShape,
      description: 'Color at the end, with # and in lower case.',
      title: 'End color',
    },
    angle: 'as given',
  },
  example: { type: 'linear', from: '#ff0000', to: '#0000ff', angle: 90 },
  run: generateGradient,
});
