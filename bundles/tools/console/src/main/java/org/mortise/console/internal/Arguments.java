// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Argument handling shared by the commands. */
final class Arguments {
  private Arguments() {}

  /**
   * Checks the arguments of a command that takes none.
   *
   * @throws CommandFailure if there are arguments
   */
  static void none(String command, Object[] arguments) throws CommandFailure {
    if (arguments.length > 0) {
      throw CommandFailure.usage(command);
    }
  }

  /**
   * Removes a flag and its value, {@code --flag VALUE} or {@code --flag=VALUE}, from {@code arguments}, at any
   * position. Returns the value, or null if the flag is absent.
   */
  static @Nullable String take(List<Object> arguments, String flag, String usage) throws CommandFailure {
    for (int at = 0; at < arguments.size(); at++) {
      if (flag.equals(arguments.get(at))) {
        if (at + 1 == arguments.size()) {
          throw CommandFailure.usage(usage);
        }
        arguments.remove(at);
        return String.valueOf(arguments.remove(at));
      }
      if (arguments.get(at) instanceof CharSequence text && text.toString().startsWith(flag + "=")) {
        arguments.remove(at);
        return text.toString().substring(flag.length() + 1);
      }
    }
    return null;
  }
}
