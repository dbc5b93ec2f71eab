// SPDX-License-Identifier: Apache-2.0
package org.mortise.irdlfiles.internal;

import java.io.File;
import org.apache.felix.fileinstall.ArtifactInstaller;
import org.mortise.irdlfiles.DeployedDialects;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * Deploys the files found by Apache Felix File Install. Their errors are problems of the registry. Created on request
 * of File Install; without it, whose interface is an optional import, this class is never loaded.
 */
@Component(service = ArtifactInstaller.class)
public final class DialectInstaller implements ArtifactInstaller {
  private final DeployedDialects dialects;

  /** Takes the place where files are deployed. */
  @Activate
  public DialectInstaller(@Reference DeployedDialects dialects) {
    this.dialects = dialects;
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
