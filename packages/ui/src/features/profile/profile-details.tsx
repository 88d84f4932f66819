import type { ProfileAnswer } from '@member-wallet/api-sdk';
import { BankTile } from '#/components/money/bank-tile';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { useMarket } from '#/data/market/market-provider';
import { formatDate } from '#/dates/format';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOfAccount } from '#/market/bank';
import { formatAccountNumber } from '#/validation/account-number';
import { formatPhone } from '#/validation/phone';
import styles from './profile-screen.module.css';

/** All details of the profile, read-only. */
export function ProfileDetails({ answer: { profile, bankAccount } }: { readonly answer: ProfileAnswer }) {
  const t = useText();
  const { nameOf } = useLocale();
  const market = useMarket();
  const bank = bankAccount && bankOfAccount(market, bankAccount);
  // The bank's Thai name is also shown in other languages.
  const thaiName = bank && bank.name.th !== nameOf(bank) ? bank.name.th : undefined;
  return (
    <>
      <section className={styles.card} aria-labelledby="profile-account">
        <h2 id="profile-account" className={styles.heading}>
          {t('profile.account')}
        </h2>
        <DescriptionList>
          <Description label={t('profile.name')}>
            <span translate="no">{profile.name}</span>
          </Description>
          <Description label={t('profile.username')}>
            <span className={styles.digits} translate="no">
              {formatPhone(market.phone, profile.username)}
            </span>
          </Description>
          <Description label={t('profile.id')}>
            <span className={styles.digits} translate="no">
              {profile._id}
            </span>
          </Description>
          {profile.createdAt && (
            <Description label={t('profile.since')}>{formatDate(profile.createdAt)}</Description>
          )}
        </DescriptionList>
      </section>
      {bankAccount && bank && (
        <section className={styles.card} aria-labelledby="profile-bank">
          <h2 id="profile-bank" className={styles.heading}>
            {t('profile.bankAccount')}
          </h2>
          <div className={styles.bank}>
            <BankTile bank={bank} />
            <div>
              <p className={styles.bankName}>{nameOf(bank)}</p>
              <p className={styles.code}>
                <span translate="no">{bank.code}</span>
                {thaiName && (
                  <>
                    <span>{' · '}</span>
                    <span lang="th" translate="no">
                      {thaiName}
                    </span>
                  </>
                )}
              </p>
            </div>
          </div>
          <DescriptionList variant="ruled">
            <Description label={t('profile.accountNo')}>
              <span className={styles.digits} translate="no">
                {formatAccountNumber(bankAccount.bankAccountNo)}
              </span>
            </Description>
            <Description label={t('profile.accountName')}>
              <span translate="no">{bankAccount.bankAccountName}</span>
            </Description>
          </DescriptionList>
        </section>
      )}
    </>
  );
}
