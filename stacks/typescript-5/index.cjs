module.exports = require('typescript');
