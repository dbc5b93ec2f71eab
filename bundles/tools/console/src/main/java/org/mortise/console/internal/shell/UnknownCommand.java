// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.util.Set;
import java.util.TreeSet;
import org.apache.felix.service.command.CommandSession;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.EditDistance;

/** Adds a similar name to Gogo's message about an unknown command. */
final class UnknownCommand {
  /** Gogo's session variable with the names of all commands. */
  private static final String COMMANDS = ".commands";
  private static final String GOGO = "Command not found: ";

  private UnknownCommand() {}

  /** Returns the names of all commands of a session, without their scopes. */
  static Set<String> namesIn(CommandSession session) {
    Set<String> names = new TreeSet<>();
    if (session.get(COMMANDS) instanceof Set<?> commands) {
      commands.forEach(command -> names.add(command.toString().replaceFirst(".*:", "")));
    }
    return names;
  }

  /**
   * Returns the message for the user.
   *
   * @param message Gogo's message
   * @param names the names of all commands
   */
  static String describe(@Nullable String message, Set<String> names) {
    if (!message.startsWith(GOGO)) {
      return message;
    }
    String name = message.substring(GOGO.length());
    String similar = EditDistance.nearest(name, names);
    return "there is no command '" + name + "'" + (similar == null ? "; help lists them"
        : ": did you mean '" + similar + "'?");
  }
}
