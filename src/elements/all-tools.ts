import { tools } from '../tools/registry.ts';
import { defineToolForm } from './define-tool-form.ts';

defineToolForm({ tools });
