// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.osgi.service.component.annotations.Component;

/** {@code cd} and {@code pwd}: the folder that relative file names are resolved against. */
@Component(service = FolderCommands.class,
    property = {"osgi.command.scope=mortise", "osgi.command.function=cd", "osgi.command.function=pwd"})
public final class FolderCommands {
  /** The session variable with the current folder of Gogo's own commands, such as {@code ls}. */
  private static final String OF_GOGO = "_cwd";

  @Descriptor("""
      change the current folder
      cd [FOLDER]

      Without FOLDER, change to the home folder.""")
  public void cd(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length > 1) {
      throw CommandFailure.usage("cd [FOLDER]");
    }
    String name = arguments.length == 0 ? System.getProperty("user.home") : String.valueOf(arguments[0]);
    Path folder = Inputs.file(session, name);
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.file("open folder", name, Files.exists(folder)
          ? new FileSystemException(name, null, "Not a directory") : new NoSuchFileException(name));
    }
    Path real = folder.toRealPath();
    session.currentDir(real);
    session.put(OF_GOGO, real.toFile());
  }

  @Descriptor("""
      print the current folder
      pwd""")
  public String pwd(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("pwd", arguments);
    return session.currentDir().toString();
  }
}
