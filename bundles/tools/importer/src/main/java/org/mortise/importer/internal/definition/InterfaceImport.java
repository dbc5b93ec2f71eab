// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.file.Entry;
import org.mortise.importer.records.TableRecord;
import org.mortise.importer.records.TableRecord.Argument;
import org.mortise.importer.report.ImportReport.Topic;

/**
 * The interfaces of operations that the framework has. Their methods are C++; the operands, attributes and regions that
 * they return are recognised by the names that MLIR's own operations give to these, where there is a choice.
 */
final class InterfaceImport {
  /** Interfaces that have no effect on the passes of the framework, or that other keys already state. */
  private static final Set<String> SILENT = Set.of("ConditionallySpeculatable", "OpAsmOpInterface",
      "MemoryEffectOpInterface", "BytecodeOpInterface");

  private final Session session;
  private final TableRecord operation;
  private final Entry entry;
  private final String name;
  private final List<TableRecord> implemented;
  private final Set<String> traits;

  InterfaceImport(Session session, TableRecord operation, Entry entry, String name, List<TableRecord> implemented,
      Set<String> traits) {
    this.session = session;
    this.operation = operation;
    this.entry = entry;
    this.name = name;
    this.implemented = implemented;
    this.traits = traits;
  }

  void run() {
    Set<String> interfaces = new LinkedHashSet<>();
    for (TableRecord each : implemented) {
      String className = CppText.simpleName(each.text("cppInterfaceName"));
      if (className.isEmpty()) {
        className = CppText.simpleName(each.text("trait").replace("::Trait", ""));
      }
      String found = one(className);
      if (found == null) {
        session.report().add(Topic.INTERFACES, className, name);
      } else if (!found.isEmpty()) {
        interfaces.add(found);
      }
    }
    entry.set("interfaces", List.copyOf(interfaces));
  }

  /** Returns the text for an interface, empty if other keys state it, or null if it is unknown. */
  private @Nullable String one(String className) {
    if (SILENT.contains(className)) {
      return "";
    }
    return switch (className) {
      case "SymbolOpInterface" -> trait("symbol");
      case "InferTypeOpInterface" -> inferred(className);
      case "RegionBranchTerminatorOpInterface" -> traits.contains("return_like") ? "" : null;
      case "BranchOpInterface" -> branch();
      case "CallOpInterface" -> call();
      case "FunctionOpInterface" -> function();
      case "ViewLikeOpInterface" -> ofOperand("view", true, "source", "src", "memref", "input", "base", "ref");
      case "DestinationStyleOpInterface" -> ofOperand("destination", false, "outs", "outputs", "inits", "init",
          "output",
          "dest", "out", "dst", "result");
      default -> null;
    };
  }

  private String trait(String word) {
    traits.add(word);
    return "";
  }

  private String inferred(String className) {
    session.report().add(Topic.INFERENCE, className, name);
    return "";
  }

  private @Nullable String branch() {
    List<String> parts = new ArrayList<>();
    List<String> groups = variadicOperands();
    List<Argument> successors = operation.arguments("successors");
    for (Argument successor : successors) {
      String stem = successor.name().replaceFirst("(?i)(dest|block|successor)$", "");
      String operands = null;
      for (String group : groups) {
        String other = group.replaceFirst("(?i)(dest)?(operands|args)$", "");
        if (other.equalsIgnoreCase(stem) || successors.size() == 1 && groups.size() == 1) {
          operands = group;
        }
      }
      if (operands == null && !groups.isEmpty()) {
        return null;
      }
      parts.add(operands == null ? successor.name() : successor.name() + ": " + operands);
    }
    return parts.isEmpty() ? null : "branch(" + String.join(", ", parts) + ")";
  }

  private List<String> variadicOperands() {
    List<String> names = new ArrayList<>();
    for (Argument argument : operation.arguments("arguments")) {
      TableRecord constraint = OperationImport.constraint(argument);
      if (constraint != null && constraint.isA("Variadic")) {
        names.add(argument.name());
      }
    }
    return names;
  }

  private @Nullable String call() {
    List<String> operands = variadicOperands();
    for (Argument argument : operation.arguments("arguments")) {
      if (argument.name().equals("callee") || argument.name().equals("sym")) {
        return operands.size() == 1 ? "call(" + argument.name() + ", " + operands.get(0) + ")" : null;
      }
    }
    return null;
  }

  private @Nullable String function() {
    boolean hasName = false;
    boolean hasType = false;
    for (Argument argument : operation.arguments("arguments")) {
      hasName |= argument.name().equals("sym_name");
      hasType |= argument.name().equals("function_type");
    }
    List<Argument> regions = operation.arguments("regions");
    if (!hasName || !hasType || regions.size() != 1) {
      return null;
    }
    String body = regions.get(0).name();
    return "function(sym_name, function_type, " + (body.isEmpty() ? "region0" : body) + ")";
  }

  /** Returns an interface whose only argument is an operand, which has one of some names or is the only one. */
  private @Nullable String ofOperand(String word, boolean first, String... names) {
    List<String> operands = new ArrayList<>();
    for (Argument argument : operation.arguments("arguments")) {
      TableRecord constraint = OperationImport.constraint(argument);
      if (constraint != null && constraint.isA("TypeConstraint")) {
        operands.add(argument.name());
      }
    }
    for (String each : names) {
      if (operands.contains(each)) {
        return word + "(" + each + ")";
      }
    }
    return first && operands.size() == 1 ? word + "(" + operands.get(0) + ")" : null;
  }
}
