// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.OptionValues;
import org.mortise.opt.internal.expect.PosixRegex;
import org.mortise.opt.internal.expect.RegexError;

/**
 * A flag of {@code mortise-opt} other than a pass. It is a description without behaviour, and its value is stored in
 * {@link OptOptions}. (One lambda per flag would cost more start-up time than reading the command line.)
 *
 * @param name the name without dashes
 * @param kind the kind of its value
 * @param metavar the name of the value in the help text, or null
 * @param initial the value if the flag is absent
 * @param choices the accepted words with their meanings, alternating; for {@link Kind#CHOICE} only
 * @param help one line
 */
record Flag(
    String name, Kind kind, @Nullable String metavar, @Nullable Object initial, List<String> choices, String help) {
  /** The kind of a flag's value, which determines how it is parsed and whether it may be the next argument. */
  enum Kind {
    /** No value: {@code --help}. */
    NONE,
    /** {@code true} if no value is given. */
    SWITCH,
    /** A {@link Boolean} or a word of the choices. */
    SWITCH_OR_CHOICE,
    TEXT,
    /** Text that is accepted after an equals sign only. */
    OPTIONAL_TEXT,
    /** A {@link Long} with 32 unsigned bits. */
    UNSIGNED,
    /** A {@link Long}. */
    NUMBER,
    CHOICE,
    /** A {@link Pattern} for whole texts, given as a POSIX regular expression. */
    REGEX,
    /** A list of pass names. Each occurrence of the flag adds to it. */
    PASSES,
    /** A list of names of analyses. Each occurrence of the flag adds to it. */
    ANALYSES;

    boolean isList() {
      return this == PASSES || this == ANALYSES;
    }
  }

  static Flag action(String name, String help) {
    return new Flag(name, Kind.NONE, null, false, List.of(), help);
  }

  static Flag onOff(String name, boolean initial, String help) {
    return new Flag(name, Kind.SWITCH, null, initial, List.of(), help);
  }

  static Flag text(String name, String metavar, @Nullable String initial, String help) {
    return new Flag(name, Kind.TEXT, metavar, initial, List.of(), help);
  }

  static Flag number(String name, Kind kind, String metavar, Long initial, String help) {
    return new Flag(name, kind, metavar, initial, List.of(), help);
  }

  static Flag choice(String name, String initial, String help, String... choices) {
    return new Flag(name, Kind.CHOICE, "value", initial, List.of(choices), help);
  }

  static Flag regex(String name, String help) {
    return new Flag(name, Kind.REGEX, "regex", null, List.of(), help);
  }

  static Flag passes(String name, String help) {
    return new Flag(name, Kind.PASSES, "pass-arg", List.of(), List.of(), help);
  }

  /** Returns whether the value is the next argument if there is no equals sign. */
  boolean takesNextArgument() {
    return switch (kind) {
      case TEXT, UNSIGNED, NUMBER, CHOICE, REGEX -> true;
      default -> false;
    };
  }

  /** Returns the values that can be listed: the values of switches, and words to choose from. */
  List<String> values() {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < choices.size(); i += kind == Kind.CHOICE ? 2 : 1) {
      values.add(choices.get(i));
    }
    if (kind == Kind.SWITCH || kind == Kind.SWITCH_OR_CHOICE) {
      values.addAll(List.of("true", "false"));
    }
    return values;
  }

  /**
   * Parses a value.
   *
   * @param text the value, or null if none was given
   * @throws UsageException if the value is malformed
   */
  @Nullable Object parse(@Nullable String text) throws UsageException {
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
        case REGEX -> parseRegex(text);
        case PASSES, ANALYSES -> parseList(text);
      };
    } catch (IllegalArgumentException malformed) {
      throw wrong(malformed.getMessage());
    }
  }

  private Object parseNothing(@Nullable String text) throws UsageException {
    if (text != null) {
      throw wrong("does not allow a value! '" + text + "' specified.");
    }
    return true;
  }

  private static boolean parseBoolean(@Nullable String text) {
    return OptionValues.parseBoolean(text == null ? "" : text);
  }

  private @Nullable String parseChoice(@Nullable String text) {
    for (int i = 0; i < choices.size(); i += 2) {
      if (choices.get(i).equals(text)) {
        return text;
      }
    }
    throw OptionValues.unknownChoice(text);
  }

  /** Returns null for an empty text, which filters nothing. */
  private @Nullable Pattern parseRegex(String text) throws UsageException {
    try {
      return text.isEmpty() ? null : PosixRegex.whole(ByteStrings.of(text));
    } catch (RegexError malformed) {
      throw wrong(malformed.getMessage());
    }
  }

  private static List<String> parseList(@Nullable String text) {
    return text == null ? List.of("") : new ArrayList<>(List.of(text.split(",", -1)));
  }

  UsageException unknownChoice(String text) {
    return wrong(OptionValues.unknownChoice(text).getMessage());
  }

  UsageException wrong(@Nullable String message) {
    return new UsageException("for the " + dashed() + " option: " + message);
  }

  /** Returns the name as in help and messages: a single letter has a single dash. */
  String dashed() {
    return (name.length() == 1 ? "-" : "--") + name;
  }
}
