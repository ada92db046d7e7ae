import tokenizer from 'gpt-tokenizer/encoding/cl100k_base';
import { countTextsSent } from './count-exactly.ts';

countTextsSent(tokenizer);
