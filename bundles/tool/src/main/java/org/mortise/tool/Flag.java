// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

/**
 * A flag of {@code mortise-opt} that is no pass.
 *
 * @param name without dashes
 * @param metavar what its value is, or null if it takes none or a boolean
 * @param help one line
 * @param action sets it; the value is empty if none was given
 */
record Flag(String name, String metavar, String help, Action action) {
  /** Sets a flag's value. */
  interface Action {
    void set(OptOptions options, String value) throws UsageException;
  }

  /** Sets a flag that is on or off. */
  interface Switch {
    void set(OptOptions options, boolean on);
  }

  static Flag onOff(String name, String help, Switch action) {
    return new Flag(name, null, help, (options, value) -> action.set(options, parseBoolean(name, value)));
  }

  boolean takesValue() {
    return metavar != null;
  }

  private static boolean parseBoolean(String name, String value) throws UsageException {
    return switch (value) {
      case "", "true", "TRUE", "True", "1" -> true;
      case "false", "FALSE", "False", "0" -> false;
      default -> throw new UsageException(
          "for the --" + name + " option: '" + value + "' is invalid value for boolean argument! Try 0 or 1");
    };
  }
}
