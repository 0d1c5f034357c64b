import '@chartdock/react/styles.css';
import '@chartdock/react/account.css';

export const metadata = { title: 'Consumer' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
