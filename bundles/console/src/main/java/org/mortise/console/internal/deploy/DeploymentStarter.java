// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.deploy;

import java.io.File;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.osgi.BundleDiagnosis;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/**
 * Starts the {@link Deployment} if the framework's property {@code mortise.deploy.folder} names a folder. Does nothing
 * in other frameworks, where File Install may be absent.
 */
@Component(service = {})
public final class DeploymentStarter {
  private final @Nullable Deployment deployment;

  @Activate
  public DeploymentStarter(BundleContext bundles) {
    String folder = bundles.getProperty(BundleDiagnosis.DEPLOY_FOLDER);
    deployment = folder == null ? null : new Deployment(bundles);
    if (deployment != null) {
      deployment.begin(new File(folder));
    }
  }

  @Deactivate
  void stop() {
    if (deployment != null) {
      deployment.close();
    }
  }
}
