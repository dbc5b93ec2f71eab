// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.pass.OptionValues;

/**
 * A flag of a tool. It is a description without behaviour, and its value is stored in {@link FlagValues}. (One lambda
 * per flag would cost more start-up time than reading the command line.)
 *
 * @param name the name without dashes
 * @param kind the kind of its value
 * @param metavar the name of the value in the help text, or null
 * @param initial the value if the flag is absent
 * @param choices the accepted words with their meanings, alternating, for {@link Kind#CHOICE}; the accepted words for
 *     {@link Kind#SWITCH_OR_CHOICE}; the only element is the value if none is given, for {@link Kind#OPTIONAL_TEXT}
 * @param least the least number, for {@link Kind#COUNT} only
 * @param names the things that the value names
 * @param others other names of the flag
 * @param required the name of the flag without which this one has no effect, or null
 * @param isHidden whether the help text omits the flag
 * @param help the help text; lines after the first one continue it
 */
public record Flag(String name, Kind kind, @Nullable String metavar, @Nullable Object initial, List<String> choices,
    long least, Names names, List<String> others, @Nullable String required, boolean isHidden, String help) {
  /** Every tool prints its help text if it has this flag, or one of the same name. */
  public static final Flag HELP = action("help", "Display available options")
      .alsoNamed("h", "help-hidden", "help-list", "help-list-hidden");
  /** Every tool prints its version if it has this flag. */
  public static final Flag VERSION = action("version", "Display the version of this program");

  /** The kind of a flag's value, which determines how it is parsed and whether it may be the next argument. */
  public enum Kind {
    /** No value: {@code --help}. */
    ACTION,
    /** {@code true} if no value is given. */
    SWITCH,
    /** A {@link Boolean} or a word of the choices. */
    SWITCH_OR_CHOICE,
    /** A {@link String}. */
    TEXT,
    /** A {@link String} with a POSIX regular expression, which {@link FlagParser#checked} may compile. */
    REGEX,
    /** A list of texts. Each occurrence of the flag adds one. */
    TEXTS,
    /** Text that is accepted after an equals sign only. */
    OPTIONAL_TEXT,
    /** A {@link Long} with 32 unsigned bits. */
    UNSIGNED,
    /** A {@link Long}. */
    NUMBER,
    /** A {@link Long} of at least {@link Flag#least}, in decimal digits. */
    COUNT,
    /** A word of the choices. */
    CHOICE,
    /** A list of names, separated by commas, after an equals sign only. Each occurrence of the flag adds to it. */
    LIST
  }

  private static final String VERSION_VALUE = "version";

  /** The kind of name that a value is, for completion and for checks. */
  public enum Names {
    /** Anything else. */
    NOTHING,
    /** A function of the program. */
    FUNCTION,
    /** Passes. */
    PASSES,
    /** Analyses. */
    ANALYSES
  }

  private Flag(String name, Kind kind, @Nullable String metavar, @Nullable Object initial, List<String> choices,
      String help) {
    this(name, kind, metavar, initial, choices, 0, Names.NOTHING, List.of(), null, false, help);
  }

  /** Creates a flag that has no value and that makes the tool print something instead of its usual work. */
  public static Flag action(String name, String help) {
    return new Flag(name, Kind.ACTION, null, false, List.of(), help);
  }

  /** Creates a switch. */
  public static Flag onOff(String name, boolean initial, String help) {
    return new Flag(name, Kind.SWITCH, null, initial, List.of(), help);
  }

  /** Creates a switch that also accepts some words. */
  public static Flag onOffOr(List<String> words, String name, String help) {
    return new Flag(name, Kind.SWITCH_OR_CHOICE, null, false, words, help);
  }

  /** Creates a flag with a text as its value. */
  public static Flag text(String name, String metavar, @Nullable String initial, String help) {
    return new Flag(name, Kind.TEXT, metavar, initial, List.of(), help);
  }

  /** Creates a flag with a text as its value, which may be repeated. */
  public static Flag texts(String name, String metavar, String help) {
    return new Flag(name, Kind.TEXTS, metavar, List.of(), List.of(), help);
  }

  /** Creates a flag whose value may be left out. The initial value, without the flag, is null. */
  public static Flag optionalText(String name, String metavar, String ifLeftOut, String help) {
    return new Flag(name, Kind.OPTIONAL_TEXT, metavar, null, List.of(ifLeftOut), help);
  }

  /** Creates a flag with an unsigned number of 32 bits as its value. */
  public static Flag unsigned(String name, long initial, String help) {
    return new Flag(name, Kind.UNSIGNED, "uint", initial, List.of(), help);
  }

  /** Creates a flag with a number as its value. */
  public static Flag number(String name, String metavar, long initial, String help) {
    return new Flag(name, Kind.NUMBER, metavar, initial, List.of(), help);
  }

  /** Creates a flag with a number of at least {@code least} as its value. */
  public static Flag count(String name, String metavar, @Nullable Long initial, long least, String help) {
    return new Flag(name, Kind.COUNT, metavar, initial, List.of(), least, Names.NOTHING, List.of(), null, false, help);
  }

  /** Creates a flag with a word as its value. */
  public static Flag choice(String name, String initial, String help, String... wordsAndMeanings) {
    return new Flag(name, Kind.CHOICE, "value", initial, List.of(wordsAndMeanings), help);
  }

  /** Creates a flag with one of some versions as its value; a version may be abbreviated to its first number. */
  public static Flag version(String name, String initial, String help, String... versionsAndMeanings) {
    return new Flag(name, Kind.CHOICE, VERSION_VALUE, initial, List.of(versionsAndMeanings), help);
  }

  /** Creates a flag with a POSIX regular expression as its value. */
  public static Flag regex(String name, String help) {
    return new Flag(name, Kind.REGEX, "regex", null, List.of(), help);
  }

  /** Creates a flag with names as its value. */
  public static Flag list(String name, String metavar, Names names, String help) {
    return new Flag(name, Kind.LIST, metavar, List.of(), List.of(), help).naming(names);
  }

  /** Returns this flag with other names. */
  public Flag alsoNamed(String... more) {
    return new Flag(name, kind, metavar, initial, choices, least, names, List.of(more), required, isHidden, help);
  }

  /** Returns this flag, whose value names things of a kind. */
  public Flag naming(Names things) {
    return new Flag(name, kind, metavar, initial, choices, least, things, others, required, isHidden, help);
  }

  /** Returns this flag, which is a mistake without another one. */
  public Flag requiring(String flag) {
    return new Flag(name, kind, metavar, initial, choices, least, names, others, flag, isHidden, help);
  }

  /** Returns this flag, which the help text omits. */
  public Flag hidden() {
    return new Flag(name, kind, metavar, initial, choices, least, names, others, required, true, help);
  }

  boolean isList() {
    return kind == Kind.LIST || kind == Kind.TEXTS;
  }

  /** Returns whether the value is the next argument if there is no equals sign. */
  public boolean takesNextArgument() {
    return switch (kind) {
      case TEXT, REGEX, TEXTS, UNSIGNED, NUMBER, COUNT, CHOICE -> true;
      default -> false;
    };
  }

  /** Returns the values that can be listed: the values of switches, and words to choose from. */
  public List<String> values() {
    List<String> values = new ArrayList<>();
    if (kind == Kind.CHOICE || kind == Kind.SWITCH_OR_CHOICE) {
      for (int i = 0; i < choices.size(); i += kind == Kind.CHOICE ? 2 : 1) {
        values.add(choices.get(i));
      }
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
  public @Nullable Object parse(@Nullable String text) throws UsageException {
    try {
      return switch (kind) {
        case ACTION -> parseNothing(text);
        case SWITCH -> parseBoolean(text);
        case SWITCH_OR_CHOICE -> text != null && choices.contains(text) ? text : parseBoolean(text);
        case TEXT, REGEX -> text;
        case TEXTS -> List.of(text);
        case OPTIONAL_TEXT -> text == null || text.isEmpty() ? choices.get(0) : text;
        case UNSIGNED -> OptionValues.parseUnsigned(text);
        case NUMBER -> OptionValues.parseLong(text);
        case COUNT -> parseCount(text);
        case CHOICE -> parseChoice(text);
        case LIST -> text == null ? List.of("") : new ArrayList<>(List.of(text.split(",", -1)));
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

  private long parseCount(String text) throws UsageException {
    try {
      long number = Long.parseLong(text);
      if (number >= least) {
        return number;
      }
    } catch (NumberFormatException malformed) {
      // reported below
    }
    throw wrong("'" + text + "' is not a number of at least " + least);
  }

  private String parseChoice(@Nullable String text) throws UsageException {
    for (int i = 0; i < choices.size(); i += 2) {
      if (choices.get(i).equals(text) || isVersion() && choices.get(i).startsWith(text + ".")) {
        return choices.get(i);
      }
    }
    if (isVersion()) {
      throw wrong("'" + text + "' is none of " + String.join(", ", values()));
    }
    throw OptionValues.unknownChoice(text);
  }

  private boolean isVersion() {
    return VERSION_VALUE.equals(metavar);
  }

  /** Returns the error for a name that does not exist. */
  public UsageException unknownChoice(String text) {
    return wrong(OptionValues.unknownChoice(text).getMessage());
  }

  /** Returns an error about the value. */
  public UsageException wrong(@Nullable String message) {
    return new UsageException("for the " + dashed() + " option: " + message);
  }

  /** Returns the name as in help and messages: a single letter has a single dash. */
  public String dashed() {
    return dashed(name);
  }

  /** Returns the flag with the name of its value, as in help. */
  public String synopsis() {
    if (metavar == null) {
      return dashed();
    }
    String value = "<" + metavar + ">";
    return kind == Kind.OPTIONAL_TEXT ? dashed() + "[=" + value + "]"
        : dashed() + (name.length() == 1 ? " " : "=") + value;
  }

  /** Returns a name with its dashes. */
  public static String dashed(String name) {
    return (name.length() == 1 ? "-" : "--") + name;
  }
}
