// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The option values of a pass: given values, and defaults for the others. Immutable. */
public final class PassOptions {
  public static final PassOptions DEFAULTS = new PassOptions(Map.of());

  private final Map<PassOption<?>, Object> values;

  private PassOptions(Map<PassOption<?>, Object> values) {
    this.values = values;
  }

  /**
   * Parses option values; a null value represents an option without {@code =value}.
   *
   * @throws WrongValue if a value is malformed; the message contains the value
   * @throws UnknownOption if there is no such option
   */
  public static PassOptions parse(List<PassOption<?>> declared, Map<String, String> given) {
    return parse(declared, given.entrySet());
  }

  /** Parses options that may be repeated: the last value counts, but list values are concatenated. */
  public static PassOptions parse(List<PassOption<?>> declared, Iterable<Map.Entry<String, String>> given) {
    Map<PassOption<?>, Object> values = new LinkedHashMap<>();
    for (Map.Entry<String, String> entry : given) {
      PassOption<?> option = find(declared, entry.getKey());
      if (option == null) {
        throw new UnknownOption(entry.getKey(), declared);
      }
      values.merge(option, parse(option, entry.getValue()), PassOptions::joined);
    }
    return new PassOptions(values);
  }

  private static Object joined(Object before, Object value) {
    if (!(before instanceof List<?> start) || !(value instanceof List<?> more)) {
      return value;
    }
    List<Object> all = new ArrayList<>(start);
    all.addAll(more);
    return List.copyOf(all);
  }

  private static Object parse(PassOption<?> option, String text) {
    String of = "for the --" + option.name() + " option: ";
    if (text == null && !(option.defaultValue() instanceof Boolean)) {
      throw new WrongValue(of + "requires a value!");
    }
    try {
      return option.parser().apply(text == null ? "" : text);
    } catch (IllegalArgumentException malformed) {
      throw new WrongValue(of + malformed.getMessage());
    }
  }

  /** The error for an unknown option name. */
  public static final class UnknownOption extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final String name;
    private final ArrayList<String> declared = new ArrayList<>();

    UnknownOption(String name, List<PassOption<?>> declared) {
      super("<Pass-Options-Parser>: no such option " + name);
      this.name = name;
      declared.forEach(option -> this.declared.add(option.name()));
    }

    public String name() {
      return name;
    }

    /** Returns the declared option names. */
    public List<String> declared() {
      return List.copyOf(declared);
    }
  }

  /** The value of an option is malformed. */
  public static final class WrongValue extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    WrongValue(String message) {
      super(message);
    }
  }

  private static @Nullable PassOption<?> find(List<PassOption<?>> declared, String name) {
    for (PassOption<?> option : declared) {
      if (option.name().equals(name)) {
        return option;
      }
    }
    return null;
  }

  /** Returns these options with one value replaced. */
  public <T> PassOptions with(PassOption<T> option, T value) {
    Map<PassOption<?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(option, value);
    return new PassOptions(changed);
  }

  /** Returns the value of an option: the given one, or its default. */
  @SuppressWarnings("unchecked")
  public <T> T get(PassOption<T> option) {
    return (T) values.getOrDefault(option, option.defaultValue());
  }
}
