// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.deploy;

import java.io.File;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.irdlfiles.DeployedDialects;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;

/**
 * Starts the {@link Deployment} if the framework's property {@code mortise.deploy.folder} names a folder. Does nothing
 * in other frameworks, where File Install may be absent.
 */
@Component(service = {})
public final class DeploymentStarter {
  private final @Nullable Deployment deployment;

  @Activate
  public DeploymentStarter(BundleContext bundles, @Reference DeployedDialects dialects) {
    String folder = bundles.getProperty(BundleDiagnosis.DEPLOY_FOLDER);
    deployment = folder == null ? null : new Deployment(bundles);
    if (deployment != null) {
      deployment.begin(new File(folder));
      deployDialects(new File(folder), dialects);
    }
  }

  /** Deploys the dialects of files that are present, whose bundles have been deployed before. */
  private static void deployDialects(File folder, DeployedDialects dialects) {
    File[] files = folder.listFiles((parent, name) -> name.endsWith(DeployedDialects.SUFFIX));
    if (files != null) {
      Arrays.sort(files);
      for (File file : files) {
        dialects.deploy(file);
      }
    }
  }

  @Deactivate
  void stop() {
    if (deployment != null) {
      deployment.close();
    }
  }
}
