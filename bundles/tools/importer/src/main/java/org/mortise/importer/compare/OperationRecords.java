// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.records.TableRecord;

/** Describes an operation of MLIR. */
final class OperationRecords {
  private static final int MAX_NESTING = 20;

  private final Parts parts;
  private final TableRecord op;
  private final OperationNames operationNames;

  OperationRecords(Parts parts, TableRecord op, OperationNames operationNames) {
    this.parts = parts;
    this.op = op;
    this.operationNames = operationNames;
  }

  void describe() {
    Set<String> effects = new TreeSet<>();
    boolean isFormatted = !op.text("assemblyFormat").isEmpty();
    for (TableRecord.Argument argument : op.arguments("arguments")) {
      TableRecord constraint = undecorated(argument);
      if (constraint != null && constraint.isA("TypeConstraint")) {
        String value = parts.addNamed(Parts.OPERAND, argument.name(), valueText(constraint));
        addEffects(argument, value, effects);
      } else if (constraint != null) {
        addAttribute(parts, argument.name(), constraint, isFormatted);
        addEffects(argument, argument.name(), effects);
      }
    }
    parts.addOrder(Parts.OPERAND);
    for (TableRecord.Argument argument : op.arguments("results")) {
      TableRecord constraint = undecorated(argument);
      if (constraint != null) {
        String value = parts.addNamed(Parts.RESULT, argument.name(), valueText(constraint));
        addEffects(argument, value, effects);
      }
    }
    parts.addOrder(Parts.RESULT);
    for (TableRecord.Argument argument : op.arguments("regions")) {
      TableRecord constraint = argument.record();
      if (constraint != null) {
        parts.addNamed(Parts.REGION, argument.name(),
            (constraint.isA("VariadicRegion") ? "variadic " : "") + constraint.text("summary"));
      }
    }
    parts.addOrder(Parts.REGION);
    for (TableRecord.Argument argument : op.arguments("successors")) {
      TableRecord constraint = argument.record();
      if (constraint != null) {
        parts.addNamed(Parts.SUCCESSOR, argument.name(), constraint.isA("VariadicSuccessor") ? "variadic" : "");
      }
    }
    parts.addOrder(Parts.SUCCESSOR);
    new TraitRecords(parts, op, operationNames, effects).describe();
    parts.addCode("verifier", op.bool("hasVerifier") || op.bool("hasRegionVerifier"));
    parts.addCode("folder", op.bool("hasFolder"));
    parts.addCode("canonicalization", op.bool("hasCanonicalizer") || op.bool("hasCanonicalizeMethod"));
    String format = op.text("assemblyFormat");
    if (!format.isEmpty()) {
      parts.add("format", FormatText.normalized(format));
    } else {
      parts.add("format", op.bool("hasCustomAssemblyFormat") ? Parts.CODE : "");
    }
  }

  /** Returns the constraint of an operand, result or attribute. */
  private static @Nullable TableRecord undecorated(TableRecord.Argument argument) {
    TableRecord record = argument.record();
    return record == null || !record.isA("OpVariable") ? record : record.record("constraint");
  }

  /** Adds the effects on memory of an operand, result or attribute. */
  private static void addEffects(TableRecord.Argument argument, String name, Set<String> effects) {
    TableRecord record = argument.record();
    if (record != null) {
      for (TableRecord decorator : record.records("decorators")) {
        if (decorator.isA("MemoryEffect")) {
          effects.add(effect(decorator, " " + name));
        }
      }
    }
  }

  static String effect(TableRecord effect, String value) {
    String kind = CppText.simpleName(effect.text("effect")).toLowerCase(Locale.ROOT);
    String resource = CppText.simpleName(effect.text("resource")).replaceFirst("Resource$", "");
    return Parts.effect(kind, resource.equals("Default") ? "" : resource, value);
  }

  private static String valueText(TableRecord constraint) {
    TableRecord base = constraint.record("baseType");
    if (base != null && constraint.isA("Optional")) {
      return "optional " + summary(base);
    }
    if (base != null && (constraint.isA("Variadic") || constraint.isA("VariadicOfVariadic"))) {
      TableRecord inner = base.isA("Variadic") ? base.record("baseType") : null;
      return "variadic of " + summary(inner == null ? base : inner);
    }
    return summary(constraint);
  }

  private static String summary(TableRecord constraint) {
    return constraint.has("summary") ? constraint.text("summary") : constraint.name();
  }

  private static void addAttribute(Parts parts, String name, TableRecord constraint, boolean isFormatted) {
    boolean isProperty = constraint.isA("Property");
    parts.add("attribute " + name, (constraint.bool("isOptional") ? "optional " : "")
        + (isProperty ? "property" : summary(constraint)));
    TableRecord enumeration = enumeration(constraint);
    boolean isUnit = constraint.text("storageType").strip().endsWith("UnitAttr");
    boolean matters = isFormatted || !constraint.bool("isOptional");
    if (!constraint.text("defaultValue").isEmpty() && matters && !isUnit) {
      parts.add(Parts.DEFAULT + name, DefaultText.of(constraint.text("defaultValue"), enumeration));
    }
    if (enumeration != null) {
      addWords(parts, name, enumeration);
    }
  }

  static void addWords(Parts parts, String name, TableRecord enumeration) {
    List<TableRecord> cases = new ArrayList<>(enumeration.records("enumerants"));
    if (enumeration.isA("BitEnumAttr") || enumeration.isA("BitEnumBase")) {
      // the order of FlagNames: bits, none of them, groups of them
      cases.sort(Comparator.comparingInt(each -> Math.abs(Long.bitCount(each.number("value", 0)) - 1)));
    }
    parts.add(Parts.WORDS + name, String.join(", ", cases.stream().map(each -> each.text("str")).toList()));
  }

  private static @Nullable TableRecord enumeration(TableRecord constraint) {
    TableRecord at = constraint;
    for (int i = 0; at != null && i < MAX_NESTING; i++) {
      if (at.has("enumerants")) {
        return at;
      }
      TableRecord next = at.record("enum");
      next = next != null ? next : at.record("baseAttr");
      at = next != null ? next : at.record("baseProperty");
    }
    return null;
  }
}
