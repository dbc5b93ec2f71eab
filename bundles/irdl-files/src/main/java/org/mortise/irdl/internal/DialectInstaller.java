// SPDX-License-Identifier: Apache-2.0
package org.mortise.irdl.internal;

import java.io.File;
import org.apache.felix.fileinstall.ArtifactInstaller;
import org.jspecify.annotations.Nullable;
import org.mortise.irdl.DeployedDialects;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/** Deploys the files that Apache Felix File Install finds. Errors in them are problems of the registry. */
final class DialectInstaller implements ArtifactInstaller {
  private final DeployedDialects dialects;

  private DialectInstaller(DeployedDialects dialects) {
    this.dialects = dialects;
  }

  /** Registers an installer; returns null if there is no File Install. */
  static @Nullable ServiceRegistration<?> register(BundleContext bundles, DeployedDialects dialects) {
    try {
      return bundles.registerService(ArtifactInstaller.class, new DialectInstaller(dialects), null);
    } catch (NoClassDefFoundError absent) {
      return null;
    }
  }

  @Override
  public boolean canHandle(File file) {
    return file.getName().endsWith(DeployedDialects.SUFFIX);
  }

  @Override
  public void install(File file) {
    dialects.deploy(file);
  }

  @Override
  public void update(File file) {
    dialects.deploy(file);
  }

  @Override
  public void uninstall(File file) {
    dialects.withdraw(file);
  }
}
