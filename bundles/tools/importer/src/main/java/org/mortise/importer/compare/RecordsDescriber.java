// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.records.Records;
import org.mortise.importer.records.TableRecord;
import org.mortise.ir.Trait;

/** Describes the definitions of a dialect of MLIR, from the records of {@code llvm-tblgen}. */
final class RecordsDescriber {
  private final String namespace;
  private final Description description = new Description();
  private final Description named;
  private final ClassNames classNames;

  private RecordsDescriber(String namespace, List<Records> records, Description named) {
    this.namespace = namespace;
    this.named = named;
    this.classNames = new ClassNames(records);
  }

  /**
   * Describes a dialect.
   *
   * @param named has the names of operands, results and regions that have none in the records
   */
  static Description describe(String namespace, List<Records> all, Description named) {
    RecordsDescriber describer = new RecordsDescriber(namespace, all, named);
    for (Records records : all) {
      for (TableRecord op : records.instancesOf("Op")) {
        if (namespace.equals(dialectOf(op, "opDialect"))) {
          describer.describeOperation(op);
        }
      }
      describer.describeNames(records, "TypeDef", Description.TYPE);
      describer.describeNames(records, "AttrDef", Description.ATTRIBUTE);
      describer.findHandWritten(records);
    }
    return describer.description;
  }

  private static @Nullable String dialectOf(TableRecord definition, String field) {
    TableRecord dialect = definition.record(field);
    return dialect == null ? null : dialect.text("name");
  }

  private void findHandWritten(Records records) {
    for (TableRecord dialect : records.instancesOf("Dialect")) {
      if (dialect.text("name").equals(namespace)) {
        if (!dialect.bool("useDefaultTypePrinterParser")) {
          description.setIncomplete(Description.TYPE);
        }
        if (!dialect.bool("useDefaultAttributePrinterParser")) {
          description.setIncomplete(Description.ATTRIBUTE);
        }
      }
    }
  }

  private void describeNames(Records records, String className, String prefix) {
    for (TableRecord each : records.instancesOf(className)) {
      String mnemonic = each.text("mnemonic");
      if (!mnemonic.isEmpty() && namespace.equals(dialectOf(each, "dialect"))) {
        describeParametric(each, prefix + namespace + "." + mnemonic, records);
      }
    }
  }

  private void describeParametric(TableRecord definition, String name, Records records) {
    description.add(name);
    Parts parts = new Parts(description, name, named);
    for (TableRecord.Argument argument : definition.arguments("parameters")) {
      TableRecord parameter = argument.record();
      String type = parameter == null ? argument.text() : parameter.text("cppType");
      boolean isOptional = parameter != null && parameter.has("defaultValue")
          && !parameter.text("defaultValue").isEmpty();
      parts.addNamed(Parts.PARAMETER, argument.name(), (isOptional ? "optional " : "") + Parts.cppType(type));
      for (TableRecord each : records.instancesOf("EnumAttrInfo")) {
        if (Parts.cppType(each.text("className")).equals(Parts.cppType(type))) {
          addWords(parts, argument.name(), each);
        }
      }
    }
    parts.addOrder(Parts.PARAMETER);
    boolean isCode = definition.bool("hasCustomAssemblyFormat");
    parts.add("format", isCode ? Parts.CODE : parts.formatOfParameters(definition.text("assemblyFormat")));
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  private void describeOperation(TableRecord op) {
    String name = namespace + "." + op.text("opName");
    description.add(name);
    Parts parts = new Parts(description, name, named);
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
    addTraits(parts, op, effects);
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

  private static String effect(TableRecord effect, String value) {
    String kind = lastName(effect.text("effect")).toLowerCase(Locale.ROOT);
    String resource = lastName(effect.text("resource")).replaceFirst("Resource$", "");
    return Parts.effect(kind, resource.equals("Default") ? "" : resource, value);
  }

  private static String lastName(String cpp) {
    return cpp.substring(cpp.lastIndexOf(':') + 1);
  }

  private static String valueText(TableRecord constraint) {
    TableRecord base = constraint.record("baseType");
    if (base != null && constraint.isA("Optional")) {
      return "optional " + summary(base);
    }
    if (base != null && (constraint.isA("Variadic") || constraint.isA("VariadicOfVariadic"))) {
      return "variadic of " + summary(base.isA("Variadic") ? base.record("baseType") : base);
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

  private static void addWords(Parts parts, String name, TableRecord enumeration) {
    List<TableRecord> cases = new ArrayList<>(enumeration.records("enumerants"));
    if (enumeration.isA("BitEnumAttr")) { // the order of FlagNames: bits, none of them, groups of them
      cases.sort(Comparator.comparingInt(each -> Math.abs(Long.bitCount(each.number("value", 0)) - 1)));
    }
    parts.add(Parts.WORDS + name, String.join(", ", cases.stream().map(each -> each.text("str")).toList()));
  }

  private static @Nullable TableRecord enumeration(TableRecord constraint) {
    TableRecord at = constraint;
    while (at != null) {
      if (at.has("enumerants")) {
        return at;
      }
      TableRecord next = at.record("enum");
      next = next != null ? next : at.record("baseAttr");
      at = next != null ? next : at.record("baseProperty");
    }
    return null;
  }

  // ---- traits ------------------------------------------------------------------------------------------------------

  private void addTraits(Parts parts, TableRecord op, Set<String> effects) {
    Collected collected = new Collected(parts, op, effects);
    op.records("traits").forEach(collected::add);
    boolean isInCode = effects.isEmpty() && collected.hasEffectsInCode;
    parts.add("effects", isInCode ? Parts.CODE : String.join(", ", effects));
    parts.add("parents", String.join(", ", collected.parents));
    parts.add("implicit terminator", collected.implicitTerminator);
  }

  private final class Collected {
    private final Parts parts;
    private final TableRecord op;
    private final Set<String> effects;
    private final Set<String> parents = new TreeSet<>();
    private String implicitTerminator = "";
    private boolean hasEffectsInCode;

    Collected(Parts parts, TableRecord op, Set<String> effects) {
      this.parts = parts;
      this.op = op;
      this.effects = effects;
    }

    void add(TableRecord trait) {
      if (trait.isA("TraitList")) {
        trait.records("traits").forEach(this::add);
        return;
      }
      trait.records("dependentTraits").forEach(this::add);
      trait.records("baseInterfaces").forEach(this::add);
      if (trait.isA("Interface")) {
        parts.add(Parts.INTERFACE + lastName(trait.text("cppInterfaceName")), "");
      }
      if (trait.isA("MemoryEffects")) {
        addEffects(trait);
      } else if (trait.isA("PredOpTrait")) {
        parts.add(Parts.RELATION + trait.text("summary"), "");
      } else if (trait.isA("Interface") || trait.isA("NativeOpTrait") || trait.isA("ParamNativeOpTrait")
          || trait.isA("GenInternalOpTrait")) {
        addNative(trait.text("trait"));
      }
    }

    private void addEffects(TableRecord trait) {
      List<TableRecord> declared = trait.records("effects");
      declared.forEach(each -> effects.add(effect(each, "")));
      if (declared.isEmpty()) {
        addTrait(Trait.NO_MEMORY_EFFECT);
      }
    }

    private void addNative(String name) {
      if (name.startsWith("HasParent<")) {
        for (String parent : arguments(name)) {
          parents.add(classNames.operation(op, parent));
        }
      } else if (name.startsWith("SingleBlockImplicitTerminator<")) {
        addTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
        implicitTerminator = classNames.operation(op, arguments(name)[0]);
      } else if (name.equals("MemoryEffectOpInterface::Trait")) {
        hasEffectsInCode = true;
      } else {
        Trait known = TraitTable.find(name);
        if (known != null) {
          addTrait(known);
        }
      }
    }

    /** Our traits have those that they imply, too. */
    private void addTrait(Trait trait) {
      parts.addTrait(trait);
      trait.implied().forEach(this::addTrait);
    }

    private static String[] arguments(String trait) {
      return trait.substring(trait.indexOf('<') + 1, trait.lastIndexOf('>')).split(",\\s*");
    }
  }

  /** The names of operations by those of their classes in C++. */
  private static final class ClassNames {
    private final Map<String, String> operations = new HashMap<>();

    ClassNames(List<Records> all) {
      for (Records records : all) {
        for (TableRecord op : records.instancesOf("Op")) {
          String className = op.name().substring(op.name().indexOf('_') + 1);
          operations.put(key(op.text("cppNamespace"), className), dialectOf(op, "opDialect") + "." + op.text("opName"));
        }
      }
    }

    /** Returns the full name of the operation of a class that {@code from} mentions; the class if it is unknown. */
    String operation(TableRecord from, String className) {
      int end = className.lastIndexOf("::");
      String inside = end < 0 ? from.text("cppNamespace") : className.substring(0, end);
      return operations.getOrDefault(key(inside, className.substring(end < 0 ? 0 : end + 2)), className);
    }

    private static String key(String cppNamespace, String className) {
      return lastName(cppNamespace) + "::" + className;
    }
  }
}
