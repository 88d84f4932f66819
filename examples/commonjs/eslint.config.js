module.exports = import('@member-wallet/configs/eslint/scripts').then(({ scripts }) => scripts);
