import React from 'react';
import { renderToString } from 'react-dom/server';
import { BarePage } from './BarePage.tsx';

/** The page's markup. */
export const render = () => renderToString(<BarePage />);
