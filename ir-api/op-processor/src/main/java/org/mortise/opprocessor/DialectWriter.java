// SPDX-License-Identifier: Apache-2.0
package org.mortise.opprocessor;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the superclass of a dialect's class: its namespace and the tables of its operations, types and attributes. */
final class DialectWriter {
  private DialectWriter() {}

  /**
   * Returns the source of the class {@code name}.
   *
   * @param definitions the definition expression of each operation, sorted by operation name
   * @param tables the methods that build the definitions of operations without a class
   * @param types the expression that parses each type, by mnemonic
   * @param attributes the expression that parses each attribute, by mnemonic
   * @param typeClasses the classes of the types
   * @param attributeClasses the classes of the attributes
   */
  static String write(
      String packageName, String name, String dialect, String namespace, Map<String, String> definitions,
      List<String> tables, Map<String, String> types, Map<String, String> attributes,
      List<String> typeClasses, List<String> attributeClasses) {
    Source out = new Source();
    out.line("// Generated from ", dialect, " and the operations of its namespace. Do not edit.");
    out.line("package ", packageName, ";").line();
    out.line("import java.util.List;").line("import org.jspecify.annotations.Nullable;");
    out.line("import org.mortise.ir.AsmParser;").line("import org.mortise.ir.Attribute;");
    out.line("import org.mortise.ir.Type;").line("import org.mortise.ir.parameters.AnnotatedDialect;");
    out.line("import org.mortise.ir.parameters.ParametricForm;");
    out.line("import org.mortise.ir.definition.OpDefinition;");
    out.line("import org.mortise.ir.definition.OpDefinitionBuilder;");
    out.line("import org.mortise.ir.definition.RegionSpec;").line();
    out.line("/** The table of the operations of {@code ", namespace, "}. Definitions are built on demand. */");
    out.line("public abstract class ", name, " extends AnnotatedDialect {");
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
    writeParsers(out, "Type", "declaredTypes", "AsmParser parser, String mnemonic, int start", types);
    writeParsers(out, "Attribute", "declaredAttributes",
        "AsmParser parser, String mnemonic, @Nullable Type type, int start", attributes);
    writeDeclarations(out, "typeDeclarations", typeClasses);
    writeDeclarations(out, "attributeDeclarations", attributeClasses);
    for (String table : tables) {
      out.line().line(table);
    }
    out.line("}");
    return out.toString();
  }

  private static void writeDeclarations(Source out, String name, List<String> classes) {
    if (!classes.isEmpty()) {
      out.line().line("  @Override").line("  public List<ParametricForm<?>> ", name, "() {");
      out.line("    return List.of(");
      out.line("        ", String.join(",\n        ", classes.stream().map(each -> each + ".declaration()").toList()),
          ");").line("  }");
    }
  }

  private static void writeParsers(
      Source out, String kind, String names, String parameters, Map<String, String> parsers) {
    if (parsers.isEmpty()) {
      return;
    }
    String constant = "DECLARED_" + kind.toUpperCase(Locale.ROOT) + "S";
    out.line().line("  private static final List<String> ", constant, " = List.of(");
    out.line("      ",
        String.join(", ", parsers.keySet().stream().map(JavaNames::literal).toList()), ");");
    out.line().line("  @Override").line("  protected List<String> ", names, "() {").line("    return ", constant, ";");
    out.line("  }");
    out.line().line("  @Override").line("  protected @Nullable ", kind, " parseDeclared", kind, "(");
    out.line("      ", parameters, ") {").line("    return switch (mnemonic) {");
    parsers.forEach((mnemonic, expression) ->
        out.line("      case ", JavaNames.literal(mnemonic), " -> ", expression, ";"));
    out.line("      default -> null;").line("    };").line("  }");
  }
}
