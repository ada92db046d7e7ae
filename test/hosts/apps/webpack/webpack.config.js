import CopyPlugin from 'copy-webpack-plugin';
import { InjectManifest } from 'workbox-webpack-plugin';

export default {
  entry: './src/main.js',
  output: { filename: 'main.js', clean: true },
  plugins: [
    new CopyPlugin({ patterns: ['public'] }),
    new InjectManifest({ swSrc: './src/sw.js', swDest: 'sw.js' }),
  ],
};
