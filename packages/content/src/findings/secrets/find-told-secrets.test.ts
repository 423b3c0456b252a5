import { expect, it } from 'vitest';
import { findFindings } from '../find-findings.ts';

const secrets = (text: string): string[] =>
  findFindings(text)
    .filter(({ kind }) => kind === 'secret')
    .map(({ start, end }) => text.slice(start, end));

it.each([
  ['wifi password: Blue-Kettle-77', 'Blue-Kettle-77'],
  ['Wifi key guest: sunflower-99', 'sunflower-99'],
  ['WLAN-Schlüssel: 4711-0815-2233-9988', '4711-0815-2233-9988'],
  ['le code wifi : Soleil-42', 'Soleil-42'],
  ['pw tangerine42', 'tangerine42'],
  ['p/w: Pelican_Bay_19', 'Pelican_Bay_19'],
  ['SSID: Guest-5G, key: Pelican_Bay_19', 'Pelican_Bay_19'],
  ['wifi Guest-5G / Pelican_Bay_19', 'Pelican_Bay_19'],
  ["My password? It's Pelican_19", 'Pelican_19'],
  ['user: admin pass: Kiln#2024', 'Kiln#2024'],
  ['Password for the portal is still Kiln#2024.', 'Kiln#2024'],
  ['I changed the password to Winter2025!', 'Winter2025!'],
  ['Temporary password - Kettle9blue (change it)', 'Kettle9blue'],
  ['Password: Marzipan-Otter-Blue', 'Marzipan-Otter-Blue'],
  ['Passwort lautet Sommer2025', 'Sommer2025'],
  ['la clave del wifi es Verano-88', 'Verano-88'],
  ['mot de passe : Soleil-42', 'Soleil-42'],
  ['la password è Estate88', 'Estate88'],
  ['senha do wifi: Verao-88', 'Verao-88'],
  ['hasło: Zima-2025', 'Zima-2025'],
  ['lösenord: Vinter-2025', 'Vinter-2025'],
  ['wachtwoord: Fiets-Rood', 'Fiets-Rood'],
  ['пароль: Zima2025', 'Zima2025'],
  ['パスワードは Sakura-88 です', 'Sakura-88'],
  ['the passphrase is "correct horse battery staple"', 'correct horse battery staple'],
  ['passphrase: violet kettle morning train', 'violet kettle morning train'],
  ['Zoom passcode: 882134', '882134'],
  ['login: mvega / Otter-41-marzipan', 'Otter-41-marzipan'],
  ['u: ruth p: marzipan77', 'marzipan77'],
  ['Films: ruth@example.com / marzipan77', 'marzipan77'],
  ['curl -u admin:Kiln2024 https://api.example.com', 'Kiln2024'],
  ['mysql -u root -pS3cret99', 'S3cret99'],
  ['run it with --password Kiln2024x', 'Kiln2024x'],
  ['API key 9f8a7b6c5d4e3f2a1b0c', '9f8a7b6c5d4e3f2a1b0c'],
  ['cookie: sessionid=9f8a7b6c5d4e3f2a1b0c9f8a', '9f8a7b6c5d4e3f2a1b0c9f8a'],
  ['| user | password |\n|---|---|\n| ruth | Kettle9blue |', 'Kettle9blue'],
])('finds the secret that is told in %j', (text, secret) => {
  expect(secrets(text)).toEqual([secret]);
});

it('finds the words of a seed phrase', () => {
  const words = 'apple river stone moon chair table lamp grass tiger cloud wheel ocean';
  expect(secrets(`seed phrase: ${words}.`)).toEqual([words]);
});

it.each([
  'Press 4471# at the gate, door code: 4471, key safe 4471, her PIN is 4471',
  'The password must have 12 characters; it expires in 30 days, on 27-11-2025.',
  'password: at least 12 characters, 12-64 characters, password: ********, password: see vault',
  'Passwort bitte alle 90 Tage ändern, siehe Tresor',
  'La contraseña caduca en 90 días, la clave es entender el plan',
  'Boarding pass: K7QX2M2, a day pass costs EUR12, pass rate: 98.5%, pass the salt to Table12',
  'PASS test_login2.py, pass tests/unit2.spec, pwd /home/ada2',
  'PIN pad broken on terminal 4471, enter your PIN (4 digits), drop a pin: 48.8582, 2.2945',
  'PIN code 400001 is in Mumbai, Pin 12 of the connector, pins 4471 in stock',
  'error code 4471, product code: 447-112, area code 0221, country code 0044',
  'discount code SUMMER25, promo code: SPRING20, dress code 2025, Alarm code E101: sensor fault',
  'Gate number: 1422, door number 4471, Building code 2021 applies, safe: 12 units',
  'OTP expires in 300 seconds, recovery codes: 10 left, access code section 14.2',
  'login at 10:32 from 10.0.0.4, Login: see https://sso.example.com/login, login page, v2-beta',
  'user / role, user: jdoe, role: admin2, User guide, A4-format, user agent: Mozilla/5.0',
  'the code is 4471 bytes, our code is 2000 lines long, The code is 200, Enter 100* or more',
  'bike lock 1200 g, combination lock 4471-B, psk: WPA2-PSK, Type 4471# of valve',
  'docker run -u 1000:1000 app, chown -u root:staff2 file, use --password to be asked',
  'access token expires_in_3600_seconds, token count: 4096, API key rotation 2024-11-27T10:00:00Z',
  'secret ingredient 12 g, secret santa 24.12., key 7 of 12, network key performance: 98.5%',
])('finds none in %s', (text) => {
  expect(secrets(text)).toEqual([]);
});
