// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.mortise.ir.Trait;

/** Adds the parts of one definition to a description. */
final class Parts {
  static final String OPERAND = "operand";
  static final String RESULT = "result";
  static final String REGION = "region";
  static final String SUCCESSOR = "successor";
  static final String PARAMETER = "parameter";
  static final String RELATION = "relation ";
  static final String INTERFACE = "interface ";
  static final String CODE_OF = "code of ";
  static final String DEFAULT = "default of ";
  static final String WORDS = "words of ";

  /** The value of a part that is written in Java or C++. */
  static final String CODE = "in code";

  private final Description description;
  private final String definition;
  private final Description named;
  private final Map<String, List<String>> names = new HashMap<>();

  /**
   * Creates the parts of a definition.
   *
   * @param named has the names of operands and results that have none here, which therefore are named after their
   *     position
   */
  Parts(Description description, String definition, Description named) {
    this.description = description;
    this.definition = definition;
    this.named = named;
  }

  void add(String part, String value) {
    description.add(definition, part, value);
  }

  /** Adds one of a list of parts, and returns its name; {@link #addOrder} adds the list. */
  String addNamed(String kind, String name, String value) {
    List<String> known = names.computeIfAbsent(kind, each -> new ArrayList<>());
    String unique = name.isEmpty() ? nameAt(kind, known.size()) : name;
    known.add(unique);
    add(kind + " " + unique, value);
    return unique;
  }

  private String nameAt(String kind, int position) {
    String order = named.get(definition, kind + "s");
    String[] all = order == null ? new String[0] : order.split(", ");
    return position < all.length && !all[position].isEmpty() ? all[position] : "#" + position;
  }

  /** Adds the names of a list of parts in their order. */
  void addOrder(String kind) {
    add(kind + "s", String.join(", ", names.getOrDefault(kind, List.of())));
  }

  /** Returns the format of a type or attribute, with the names of its parameters in place of {@code params}. */
  String formatOfParameters(String format) {
    String all = "\\$" + String.join(" , \\$", names.getOrDefault(PARAMETER, List.of()));
    return FormatText.normalized(format).replaceAll("(?<= |^)params(?= |$)", all);
  }

  /** Adds a part that is always code. */
  void addCode(String kind, boolean exists) {
    if (exists) {
      add(CODE_OF + kind, "");
    }
  }

  /** Adds a trait. */
  void addTrait(Trait trait) {
    add("trait " + trait.name().toLowerCase(Locale.ROOT), "");
  }

  /** Returns the name of a type in C++ without its namespaces. */
  static String cppType(String type) {
    return type.replaceAll("\\w*::", "").strip();
  }

  /** Returns the text of a memory effect. */
  static String effect(String kind, String resource, String value) {
    return kind + (resource.isEmpty() ? "" : "(" + resource + ")") + value;
  }
}
