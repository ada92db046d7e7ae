throw new Error('The price list is missing.');
