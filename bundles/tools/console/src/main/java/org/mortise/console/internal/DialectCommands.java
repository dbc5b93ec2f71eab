// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.File;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.irdlfiles.DeployedDialects;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code load} and {@code unload}: the dialects of files, in the running console only. */
@Component(service = DialectCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=load",
    "osgi.command.function=unload"})
public final class DialectCommands {
  private final DeployedDialects dialects;

  @Activate
  public DialectCommands(@Reference DeployedDialects dialects) {
    this.dialects = dialects;
  }

  @Descriptor("""
      load the dialects of a file
      load FILE

      The file has definitions of the dialect irdl. To replace the dialects, change the file and load it again.
        load cmath.irdl.mlir""")
  public void load(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length != 1) {
      throw CommandFailure.usage("load FILE");
    }
    File file = file(session, arguments[0]);
    String problem = dialects.deploy(file);
    if (problem != null) {
      dialects.withdraw(file);
      throw new CommandFailure(problem);
    }
  }

  @Descriptor("""
      remove the dialects of a loaded file
      unload FILE

      To remove the dialects of a file in the folder deploy, delete it.""")
  public void unload(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length != 1) {
      throw CommandFailure.usage("unload FILE");
    }
    if (!dialects.withdraw(file(session, arguments[0]))) {
      throw new CommandFailure("the file '" + arguments[0] + "' is not loaded; dialects lists the files");
    }
  }

  private static File file(CommandSession session, Object name) {
    return Inputs.file(session, String.valueOf(name)).toAbsolutePath().normalize().toFile();
  }
}
