// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes the method that creates interface implementations, and the entries of a dialect's table of them. The classes
 * of implementations have numbers, in the order in which definitions name them.
 */
final class ImplementationWriter {
  /** An entry of a table; two entries with the same class and interfaces are one unless {@code operation} is set. */
  private record Entry(String type, List<String> interfaces, String operation) {}

  private final String factory;
  private final List<Implementation> created = new ArrayList<>();

  /** @param factory the expression of the factory, whose class gets the method of {@link #write} */
  ImplementationWriter(String factory) {
    this.factory = factory;
  }

  /** Adds the implementations of an operation to its definition. */
  void define(List<Implementation> implementations, Source out) {
    if (!implementations.isEmpty()) {
      out.line("    ", JavaNames.IMPLEMENTATION_FACTORY, " factory = ", factory, ";");
    }
    for (Implementation each : implementations) {
      StringBuilder types = new StringBuilder();
      for (TypeElement type : each.interfaces()) {
        types.append(", ").append(type.getQualifiedName()).append(".class");
      }
      out.line("    op.implement(factory, ", String.valueOf(numberOf(each)), types.toString(), ");");
    }
  }

  private int numberOf(Implementation implementation) {
    for (int i = 0; i < created.size(); i++) {
      if (created.get(i).type().equals(implementation.type())) {
        return i;
      }
    }
    created.add(implementation);
    return created.size() - 1;
  }

  boolean isEmpty() {
    return created.isEmpty();
  }

  /** Writes the method that creates the implementations. */
  void write(Source out) {
    out.line().line("    @Override");
    out.line("    public org.mortise.ir.OpInterface create(int index, OpDefinition definition) {");
    out.line("      return switch (index) {");
    for (int i = 0; i < created.size(); i++) {
      Implementation each = created.get(i);
      out.line("        case ", String.valueOf(i), " -> new ", each.type().getQualifiedName().toString(),
          each.takesDefinition() ? "(definition);" : "();");
    }
    out.line("        default -> throw new IndexOutOfBoundsException(index);");
    out.line("      };").line("    }");
  }

  /** Returns whether the text of a definition uses the factory. */
  boolean isUsedIn(String text) {
    return text.contains(factory);
  }

  /** Returns the class that creates the implementations of operations without classes. */
  String nestedFactory() {
    Source out = new Source();
    out.line("  private static final class Implementations implements ", JavaNames.IMPLEMENTATION_FACTORY, " {");
    write(out);
    out.line("  }");
    return out.toString().stripTrailing();
  }

  /**
   * Returns the method that lists the implementations of a dialect; empty if there are none.
   *
   * @param operations the implementations of each operation, sorted by operation name
   */
  static String table(Map<String, List<Implementation>> operations, Elements elements) {
    Map<Entry, List<String>> entries = new LinkedHashMap<>();
    operations.forEach((operation, implementations) -> {
      for (Implementation each : implementations) {
        List<String> interfaces = new ArrayList<>();
        for (TypeElement type : each.interfaces()) {
          interfaces.add(literal(elements.getBinaryName(type)));
        }
        String own = each.takesDefinition() ? operation : "";
        entries.computeIfAbsent(new Entry(literal(elements.getBinaryName(each.type())), interfaces, own),
            key -> new ArrayList<>()).add(JavaNames.literal(operation));
      }
    });
    if (entries.isEmpty()) {
      return "";
    }
    List<String> lines = new ArrayList<>();
    entries.forEach((entry, names) -> lines.add(JavaNames.DECLARED_IMPLEMENTATION + ".of(" + entry.type + ",\n"
        + "            List.of(" + String.join(", ", entry.interfaces) + "),\n"
        + "            " + String.join(", ", names) + ")"));
    Source out = new Source();
    out.line("  @Override");
    out.line("  public List<", JavaNames.DECLARED_IMPLEMENTATION, "> implementations() {");
    out.line("    return List.of(");
    out.line("        ", String.join(",\n        ", lines), ");");
    out.line("  }");
    return out.toString().stripTrailing();
  }

  private static String literal(Name name) {
    return JavaNames.literal(name.toString());
  }
}
