// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A parsed command line: the values of its flags, and its files. */
public class FlagValues {
  /** The name of the standard input or output on a command line. */
  public static final String STANDARD_STREAM = "-";

  /** The given values, by the name of the flag: hashing a flag, a record of many parts, would cost more. */
  private final Map<String, Object> given = new HashMap<>();
  private List<String> files = List.of();

  /** Creates a command line without arguments. */
  public FlagValues() {}

  /** Creates a copy with other files. */
  protected FlagValues(FlagValues values, List<String> files) {
    given.putAll(values.given);
    this.files = files;
  }

  /** Sets the value of a flag. Of several values the last one counts, except for lists, which grow. */
  public final void set(Flag flag, @Nullable Object value) {
    if (flag.isList() && given.get(flag.name()) instanceof List<?> earlier) {
      List<Object> all = new ArrayList<>(earlier);
      all.addAll((List<?>) value);
      given.put(flag.name(), all);
      return;
    }
    given.put(flag.name(), value);
  }

  final void setFiles(List<String> names) {
    files = List.copyOf(names);
  }

  /** Returns the arguments that are not flags. */
  public final List<String> files() {
    return files;
  }

  /** Returns the only input; without one, the standard input. */
  public final String input() {
    return files.isEmpty() ? STANDARD_STREAM : files.get(0);
  }

  /** Returns whether the command line has a flag. */
  public final boolean isGiven(Flag flag) {
    return given.containsKey(flag.name());
  }

  /** Returns the value of a flag. */
  protected final @Nullable Object value(Flag flag) {
    return given.isEmpty() || !given.containsKey(flag.name()) ? flag.initial() : given.get(flag.name());
  }

  /** Returns whether a switch is on. A switch with a word as its value is; a flag without a value is not. */
  public final boolean isOn(Flag flag) {
    Object value = value(flag);
    return value != null && !Boolean.FALSE.equals(value);
  }

  /** Returns the value of a flag with a text. */
  public final @Nullable String text(Flag flag) {
    return (String) value(flag);
  }

  /** Returns the value of a flag with a number. */
  public final long number(Flag flag) {
    return (Long) value(flag);
  }

  /** Returns the value of a flag with a number that is not negative, or the largest {@code int} if that is less. */
  public final int count(Flag flag) {
    return (int) Math.min(number(flag), Integer.MAX_VALUE);
  }

  /** Returns the value of a flag with a list. */
  public final List<?> list(Flag flag) {
    return (List<?>) value(flag);
  }

  /** Returns the value of a flag with texts. */
  public final List<String> texts(Flag flag) {
    List<String> texts = new ArrayList<>();
    list(flag).forEach(text -> texts.add((String) text));
    return texts;
  }

  /** Returns whether a flag has one of its choices. */
  public final boolean is(Flag flag, String choice) {
    return choice.equals(value(flag));
  }

  /** Returns whether the command line asks for the help text or the version, rather than for a run. */
  public final boolean asksForHelp() {
    return isOn(Flag.HELP) || isOn(Flag.VERSION);
  }
}
