// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.EntityConditions.Entity;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.TableRecord;

/** The names of a pattern: how often each occurs, and what it stands for. */
final class Symbols {
  private static final String ANY = "_";

  private final Map<String, Integer> uses = new HashMap<>();
  private final Map<String, Entity> entities = new HashMap<>();
  private final Map<String, String> constants = new HashMap<>();

  /** Counts the names of a pattern. */
  static Symbols of(TableRecord pattern) {
    Symbols symbols = new Symbols();
    Dag source = pattern.dag("sourcePattern");
    if (source != null) {
      symbols.count(source);
    }
    for (String field : new String[] {"resultPatterns", "constraints", "supplementalPatterns"}) {
      pattern.dags(field).forEach(symbols::count);
    }
    return symbols;
  }

  private void count(Dag dag) {
    count(dag.name());
    for (Dag.Argument argument : dag.arguments()) {
      count(argument.name());
      if (argument.dag() != null) {
        count(argument.dag());
      }
    }
  }

  private void count(String name) {
    uses.merge(base(name), 1, Integer::sum);
  }

  /** Returns a name without the number of a result. */
  private static String base(String name) {
    int number = name.indexOf("__");
    return number > 0 && name.substring(number + 2).matches("\\d+") ? name.substring(0, number) : name;
  }

  /** Returns whether a name stands for something that the pattern refers to elsewhere. */
  boolean isUsed(String name) {
    return isName(name) && uses.getOrDefault(base(name), 0) > 1;
  }

  static boolean isName(String name) {
    return !name.isEmpty() && !name.equals(ANY);
  }

  /** Declares a name. */
  void declare(String name, boolean isAttribute) {
    if (isName(name)) {
      entities.put(name, new Entity("$" + name, isAttribute));
    }
  }

  /** Declares a name of a constant attribute. */
  void declareConstant(String name, String text) {
    constants.put(name, text);
  }

  /** Returns the text of the constant with a name, or null. */
  @Nullable String constant(String name) {
    return constants.get(name);
  }

  /** Returns what a name stands for. */
  Entity entity(String name) throws Untranslatable {
    String base = base(name);
    Entity found = entities.get(base);
    if (found == null) {
      throw new Untranslatable(constants.containsKey(name) ? "a condition on a constant"
          : "'$" + name + "' is not matched");
    }
    return base.equals(name) ? found
        : new Entity("$" + base + "#" + name.substring(base.length() + 2), found.isAttribute());
  }
}
