// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.records.TableRecord;
import org.mortise.ir.Trait;

/** Describes the traits of an operation of MLIR. */
final class TraitRecords {
  private static final int MAX_NESTING = 20;
  private static final int MOST_TRAITS = 10_000;

  private final Parts parts;
  private final TableRecord op;
  private final OperationNames operationNames;
  private final Set<String> effects;
  private final Set<String> parents = new TreeSet<>();
  private String implicitTerminator = "";
  private boolean hasEffectsInCode;
  private int count;

  TraitRecords(Parts parts, TableRecord op, OperationNames operationNames, Set<String> effects) {
    this.parts = parts;
    this.op = op;
    this.operationNames = operationNames;
    this.effects = effects;
  }

  /** Describes the traits; {@code effects} has the effects of operands and results already. */
  void describe() {
    addAll("traits", op, 0);
    boolean isInCode = effects.isEmpty() && hasEffectsInCode;
    parts.add("effects", isInCode ? Parts.CODE : String.join(", ", effects));
    parts.add("parents", String.join(", ", parents));
    parts.add("implicit terminator", implicitTerminator);
  }

  /** Malformed records can contain themselves. */
  private void addAll(String field, TableRecord record, int nesting) {
    if (nesting > MAX_NESTING || ++count > MOST_TRAITS) {
      throw new IllegalArgumentException("the traits of '" + op.name() + "' are too many, or contain themselves");
    }
    record.records(field).forEach(each -> add(each, nesting + 1));
  }

  private void add(TableRecord trait, int nesting) {
    if (trait.isA("TraitList")) {
      addAll("traits", trait, nesting);
      return;
    }
    addAll("dependentTraits", trait, nesting);
    addAll("baseInterfaces", trait, nesting);
    if (trait.isA("Interface")) {
      parts.add(Parts.INTERFACE + CppText.simpleName(trait.text("cppInterfaceName")), "");
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
    declared.forEach(each -> effects.add(OperationRecords.effect(each, "")));
    if (declared.isEmpty()) {
      addTrait(Trait.NO_MEMORY_EFFECT);
    }
  }

  private void addNative(String name) {
    if (name.startsWith("HasParent<")) {
      for (String parent : arguments(name)) {
        parents.add(operationNames.operation(op, parent));
      }
    } else if (name.startsWith("SingleBlockImplicitTerminator<")) {
      addTrait(Trait.SINGLE_BLOCK_IMPLICIT_TERMINATOR);
      implicitTerminator = operationNames.operation(op, arguments(name)[0]);
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
