// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.Function;

/**
 * An option of a pass or pipeline, with its name, meaning, text format and default value.
 *
 * @param name as in {@code pass{name=value}}
 * @param description for help and documentation
 * @param metavar the kind of value for help: {@code <bool>}, {@code <int>}, ...
 * @param defaultValue the value if the option is absent
 * @param parser parses a value; throws IllegalArgumentException with a message if it is malformed
 * @param printer prints a value in the format of {@code parser}
 * @param choices the allowed words with their meanings, or empty texts; empty if values are not enumerated
 */
public record PassOption<T>(
    String name,
    String description,
    String metavar,
    T defaultValue,
    Function<String, T> parser,
    Function<T, String> printer,
    Map<String, String> choices) {

  public PassOption(
      String name, String description, String metavar, T defaultValue, Function<String, T> parser,
      Function<T, String> printer) {
    this(name, description, metavar, defaultValue, parser, printer, Map.of());
  }

  /** Returns an option with the values {@code true} and {@code false}; its name without a value means {@code true}. */
  public static PassOption<Boolean> flag(String name, boolean defaultValue, String description) {
    return new PassOption<>(name, description, "<bool>", defaultValue, OptionValues::parseBoolean, String::valueOf);
  }

  /** Returns an option with a signed 64-bit integer. */
  public static PassOption<Long> integer(String name, long defaultValue, String description) {
    return new PassOption<>(name, description, "<long>", defaultValue, OptionValues::parseLong, String::valueOf);
  }

  /** Returns an option that holds a signed 32-bit number. */
  public static PassOption<Long> int32(String name, long defaultValue, String description) {
    return new PassOption<>(name, description, "<int>", defaultValue, OptionValues::parseInt, String::valueOf);
  }

  /** An unsigned 32-bit number. */
  public static PassOption<Long> unsigned(String name, long defaultValue, String description) {
    return new PassOption<>(name, description, "<uint>", defaultValue, OptionValues::parseUnsigned, String::valueOf);
  }

  /** Returns an option with a list of 32-bit integers, separated by commas. */
  public static PassOption<List<Long>> integers(String name, String description) {
    return new PassOption<>(name, description, "<int>", List.of(), PassOption::integersOf, PassOption::joinIntegers);
  }

  private static List<Long> integersOf(String text) {
    List<Long> integers = new ArrayList<>();
    for (String part : parts(text, ',')) {
      integers.add(OptionValues.parseInteger(part));
    }
    return List.copyOf(integers);
  }

  private static String joinIntegers(List<Long> values) {
    StringJoiner text = new StringJoiner(",");
    values.forEach(value -> text.add(value.toString()));
    return text.toString();
  }

  /** Returns an option with an unsigned 64-bit integer. */
  public static PassOption<Long> unsignedLong(String name, long defaultValue, String description) {
    return new PassOption<>(
        name, description, "<ulong>", defaultValue, OptionValues::parseUnsignedLong, Long::toUnsignedString);
  }

  /** Returns an option with any text. */
  public static PassOption<String> string(String name, String defaultValue, String description) {
    return new PassOption<>(name, description, "<string>", defaultValue, text -> text, PassOption::braced);
  }

  /** A comma-separated list, possibly with empty elements; the lists of a repeated option are concatenated. */
  public static PassOption<List<String>> strings(String name, String description) {
    return new PassOption<>(name, description, "<string>", List.of(), PassOption::split, PassOption::join);
  }

  /** A constant of an enum, printed by {@code text}. */
  public static <E extends Enum<E>> PassOption<E> choice(
      String name, E defaultValue, Function<E, String> text, String description) {
    return choice(name, defaultValue, text, constant -> "", description);
  }

  /** A constant of an enum, printed by {@code text} and explained by {@code meaning}. */
  public static <E extends Enum<E>> PassOption<E> choice(
      String name, E defaultValue, Function<E, String> text, Function<E, String> meaning, String description) {
    Map<String, String> choices = new LinkedHashMap<>();
    for (E constant : defaultValue.getDeclaringClass().getEnumConstants()) {
      choices.put(text.apply(constant), meaning.apply(constant));
    }
    return new PassOption<>(name, description, "<value>", defaultValue,
        given -> parseChoice(given, defaultValue, text), text, Collections.unmodifiableMap(choices));
  }

  /** Explicit: the generated method of a record costs milliseconds at its first use. */
  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof PassOption<?> option && name.equals(option.name) && description.equals(option.description)
        && metavar.equals(option.metavar) && Objects.equals(defaultValue, option.defaultValue)
        && parser.equals(option.parser) && printer.equals(option.printer) && choices.equals(option.choices);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  private static List<String> split(String text) {
    return List.copyOf(parts(text, ','));
  }

  /** Splits a text at separators outside of quotes, parentheses and braces. */
  private static List<String> parts(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    char quote = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == separator && depth <= 0) {
        parts.add(text.substring(start, i));
        start = i + 1;
      } else {
        depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  private static String join(List<String> values) {
    StringJoiner text = new StringJoiner(",");
    for (String value : values) {
      text.add(braced(value));
    }
    return text.toString();
  }

  /** The text, in braces if it would be read as several options without them. */
  private static String braced(String text) {
    return parts(text, ' ').size() > 1 ? "{" + text + "}" : text;
  }

  private static <E extends Enum<E>> E parseChoice(String given, E example, Function<E, String> text) {
    for (E constant : example.getDeclaringClass().getEnumConstants()) {
      if (text.apply(constant).equals(given)) {
        return constant;
      }
    }
    throw OptionValues.unknownChoice(given);
  }
}
