import { processSettings } from '@workspace-ops/service-host/app-settings';
import { dataDirSetting, defineSettings } from '@workspace-ops/service-kit';

/** Of the installation itself; apart from all others, since the programs beside the service read no more. */
export const standaloneSettings = defineSettings({
  DATA_DIR: dataDirSetting,
  DATABASE_URL: processSettings.DATABASE_URL,
  NATS_URL: processSettings.NATS_URL,
  LOG_LEVEL: processSettings.LOG_LEVEL,
});
