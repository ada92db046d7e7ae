export const metadata = { title: 'Next.js', icons: '/picture.svg' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
