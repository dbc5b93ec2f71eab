// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.List;
import java.util.Map;

/** Writes the superclass of a dialect's class: its namespace and the table of its operations. */
final class DialectWriter {
  private DialectWriter() {}

  /**
   * Returns the source of the class {@code name}.
   *
   * @param definitions the definition expression of each operation, sorted by operation name
   * @param tables the methods that build the definitions of operations without a class
   */
  static String write(
      String packageName, String name, String dialect, String namespace, Map<String, String> definitions,
      List<String> tables) {
    Source out = new Source();
    out.line("// Generated from ", dialect, " and the operations of its namespace. Do not edit.");
    out.line("package ", packageName, ";").line();
    out.line("import java.util.List;").line("import org.mortise.ir.Dialect;");
    out.line("import org.mortise.ir.definition.OpDefinition;");
    out.line("import org.mortise.ir.definition.OpDefinitionBuilder;");
    out.line("import org.mortise.ir.definition.RegionSpec;").line();
    out.line("/** The table of the operations of {@code ", namespace, "}. Definitions are built on demand. */");
    out.line("public abstract class ", name, " extends Dialect {");
    out.line("  /** The part before the dot in the names of the operations. */");
    out.line("  public static final String NAMESPACE = ", JavaNames.literal(namespace), ";");
    out.line().line("  @Override").line("  public String namespace() {").line("    return NAMESPACE;").line("  }");
    out.line().line("  @Override").line("  public List<String> operationNames() {").line("    return List.of(");
    out.line("        ",
        String.join(",\n        ", definitions.keySet().stream().map(JavaNames::literal).toList()), ");");
    out.line("  }");
    out.line().line("  @Override").line("  public OpDefinition operation(String name) {");
    out.line("    return switch (name) {");
    for (Map.Entry<String, String> entry : definitions.entrySet()) {
      out.line("      case ", JavaNames.literal(entry.getKey()), " -> ", entry.getValue(), ";");
    }
    out.line("      default -> null;").line("    };").line("  }");
    for (String table : tables) {
      out.line().line(table);
    }
    out.line("}");
    return out.toString();
  }
}
