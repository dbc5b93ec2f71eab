// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.file.DialectFile;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;

/**
 * The named constraints of a file. A constraint gets a name if its summary does not follow from its expression, or if
 * its
 * record has a name and is used more than once. Therefore a definition is imported twice: the first time, uses are
 * counted.
 */
public final class Declarations {
  private static final int SHORT = 24;
  private static final int LONGEST_NAME = 40;
  private final Map<String, Set<String>> users = new HashMap<>();
  private final Map<String, Entry> declared = new TreeMap<>();
  private final Map<String, @Nullable String> descriptions = new HashMap<>();
  private String user = "";

  /** Creates a table without declarations. */
  public Declarations() {}

  /** Forgets the declarations, and keeps the numbers of uses. */
  public void restart() {
    declared.clear();
  }

  /** Sets the name of the definition that refers to the constraints from now on. */
  public void setUser(String name) {
    user = name;
  }

  /** Returns a reference to a constraint: its expression, or its name, which is declared. */
  Expression reference(Entry.Kind kind, TableRecord constraint, Expression accepts, @Nullable String derived) {
    String summary = constraint.text("summary").strip().replaceAll("\\s+", " ");
    Set<String> counted = users.computeIfAbsent(constraint.name(), name -> new HashSet<>());
    counted.add(user);
    boolean differs = !summary.isEmpty() && !summary.equals(derived);
    boolean isShared = !constraint.isAnonymous() && counted.size() > 1 && accepts.toString().length() > SHORT
        && !(accepts instanceof Expression.Named) && !(accepts instanceof Expression.Atom);
    if (!differs && !isShared) {
      return accepts;
    }
    String name = constraint.isAnonymous() ? nameOf(summary) : constraint.name();
    Entry entry = new Entry(kind, "").set("accepts", accepts.toString()).set("description", differs ? summary : "");
    return new Expression.Named(declare(kind, symbol(name), entry, differs ? summary : derived), accepts);
  }

  private String declare(Entry.Kind kind, String wanted, Entry entry, @Nullable String description) {
    for (int i = 1;; i++) {
      String name = i == 1 ? wanted : wanted + "_" + i;
      Entry known = declared.get(name);
      if (known == null) {
        known = new Entry(kind, name);
        known.keys().putAll(entry.keys());
        declared.put(name, known);
        descriptions.put("@" + name, description);
      }
      if (known.kind() == kind && known.keys().equals(entry.keys())) {
        return name;
      }
    }
  }

  /** Declares an enumeration and returns its name. */
  String declareEnum(String name, Entry entry) {
    return declare(Entry.Kind.ENUM, symbol(name), entry, entry.text("summary"));
  }

  /** Returns the description of a declaration, by its name with {@code @}, or null. */
  public @Nullable String description(String name) {
    return descriptions.get(name);
  }

  /** Adds the declarations to a dialect. */
  public void addTo(DialectFile dialect) {
    new LinkedHashMap<>(declared).values().forEach(dialect::add);
  }

  /** Makes a name of the words of a summary. */
  private static String nameOf(String summary) {
    StringBuilder name = new StringBuilder();
    for (String word : summary.split("[^A-Za-z0-9]+")) {
      if (!word.isEmpty() && name.length() + word.length() <= LONGEST_NAME) {
        name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
      }
    }
    return name.isEmpty() ? "Constraint" : name.toString();
  }

  private static String symbol(String name) {
    String clean = name.replaceAll("[^A-Za-z0-9_]", "_");
    return clean.isEmpty() || Character.isDigit(clean.charAt(0)) ? "_" + clean : clean;
  }
}
