// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.pass.OptionValues;

/**
 * A flag of {@code mortise-opt} that is no pass. A description without behaviour: what is given goes to {@link
 * OptOptions}. (One lambda per flag would cost more start-up than reading the command line.)
 *
 * @param name without dashes
 * @param kind what its value is
 * @param metavar what its value is called in the help, or null
 * @param initial its value if it is not given
 * @param choices the words it allows with their meanings, alternating; for {@link Kind#CHOICE} only
 * @param help one line
 */
record Flag(String name, Kind kind, String metavar, Object initial, List<String> choices, String help) {
  /** What a flag's value is: how it is read, and whether it may be the next argument. */
  enum Kind {
    /** Nothing: {@code --help}. */
    NONE,
    /** {@code true} if not given. */
    SWITCH,
    /** A {@link Boolean} or a word of the choices. */
    SWITCH_OR_CHOICE,
    TEXT,
    /** Text that is only taken behind an equals sign. */
    OPTIONAL_TEXT,
    /** A {@link Long} of 32 unsigned bits. */
    UNSIGNED,
    /** A {@link Long}. */
    NUMBER,
    CHOICE,
    /** A list of names of passes, which is added to. */
    PASSES
  }

  static Flag action(String name, String help) {
    return new Flag(name, Kind.NONE, null, false, List.of(), help);
  }

  static Flag onOff(String name, boolean initial, String help) {
    return new Flag(name, Kind.SWITCH, null, initial, List.of(), help);
  }

  static Flag text(String name, String metavar, String initial, String help) {
    return new Flag(name, Kind.TEXT, metavar, initial, List.of(), help);
  }

  static Flag number(String name, Kind kind, String metavar, Long initial, String help) {
    return new Flag(name, kind, metavar, initial, List.of(), help);
  }

  static Flag choice(String name, String initial, String help, String... choices) {
    return new Flag(name, Kind.CHOICE, "value", initial, List.of(choices), help);
  }

  static Flag passes(String name, String help) {
    return new Flag(name, Kind.PASSES, "pass-arg", List.of(), List.of(), help);
  }

  /** Whether the value is the next argument if there is none behind an equals sign. */
  boolean takesNextArgument() {
    return switch (kind) {
      case TEXT, UNSIGNED, NUMBER, CHOICE -> true;
      default -> false;
    };
  }

  /**
   * Parses a value.
   *
   * @param text null if no value was given
   * @throws UsageException if the value is malformed
   */
  Object parse(String text) throws UsageException {
    try {
      return switch (kind) {
        case NONE -> parseNothing(text);
        case SWITCH -> parseBoolean(text);
        case SWITCH_OR_CHOICE -> text != null && choices.contains(text) ? text : parseBoolean(text);
        case TEXT -> text;
        case OPTIONAL_TEXT -> text == null || text.isEmpty() ? Flags.DEFAULT_SPLIT_MARKER : text;
        case UNSIGNED -> OptionValues.parseUnsigned(text);
        case NUMBER -> OptionValues.parseLong(text);
        case CHOICE -> parseChoice(text);
        case PASSES -> parseList(text);
      };
    } catch (IllegalArgumentException malformed) {
      throw wrong(malformed.getMessage());
    }
  }

  private Object parseNothing(String text) throws UsageException {
    if (text != null) {
      throw wrong("does not allow a value! '" + text + "' specified.");
    }
    return true;
  }

  private static boolean parseBoolean(String text) {
    return OptionValues.parseBoolean(text == null ? "" : text);
  }

  private String parseChoice(String text) {
    for (int i = 0; i < choices.size(); i += 2) {
      if (choices.get(i).equals(text)) {
        return text;
      }
    }
    throw OptionValues.unknownChoice(text);
  }

  private static List<String> parseList(String text) {
    return text == null ? List.of("") : new ArrayList<>(List.of(text.split(",", -1)));
  }

  UsageException unknownChoice(String text) {
    return wrong(OptionValues.unknownChoice(text).getMessage());
  }

  UsageException wrong(String message) {
    return new UsageException("for the " + dashed() + " option: " + message);
  }

  /** As in help and messages: a single letter has a single dash. */
  String dashed() {
    return (name.length() == 1 ? "-" : "--") + name;
  }
}
