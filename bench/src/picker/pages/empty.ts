const place = document.querySelector('#page');
if (place !== null) place.innerHTML = '<p id="word">Hello</p>';
