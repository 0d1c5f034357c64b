// The styles of the dialogs in which someone pays. They come with the first one.
import '@chartdock/react/payments.css';
