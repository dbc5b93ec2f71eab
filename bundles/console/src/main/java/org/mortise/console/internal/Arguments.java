// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.List;

/** What commands do with their arguments alike. */
final class Arguments {
  private Arguments() {}

  /** A command that takes none. */
  static void none(String command, Object[] arguments) throws CommandFailure {
    if (arguments.length > 0) {
      throw CommandFailure.usage(command);
    }
  }

  /** Takes a flag and its value out of {@code arguments}, wherever they stand; null if the flag is not there. */
  static String take(List<Object> arguments, String flag, String usage) throws CommandFailure {
    int at = arguments.indexOf(flag);
    if (at < 0) {
      return null;
    }
    if (at + 1 == arguments.size()) {
      throw CommandFailure.usage(usage);
    }
    arguments.remove(at);
    return String.valueOf(arguments.remove(at));
  }
}
