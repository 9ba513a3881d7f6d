import React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BarePage } from './BarePage.tsx';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <BarePage />);
