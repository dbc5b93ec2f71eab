// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RenamedOperation;

/**
 * A construct of MLIR 19.1, whose operands have another order and whose operands and attributes have other names. The
 * terminator of a loop wrapper exists in 19.1 only.
 */
class FormerConstruct extends RenamedOperation {
  private static final String TERMINATOR = "omp.terminator";
  private static final String SEGMENTS = "operandSegmentSizes";

  private final Map<String, String> names;
  private final boolean isWrapper;

  /**
   * Creates a former construct.
   *
   * @param names the present names of operands and attributes by the former ones, where they differ
   * @param isWrapper whether the region has a terminator in 19.1 only
   */
  FormerConstruct(String name, Supplier<OpDefinition> definition, Map<String, String> names, boolean isWrapper) {
    super(name, name, definition);
    this.names = names;
    this.isWrapper = isWrapper;
  }

  private String present(String former) {
    return names.getOrDefault(former, former);
  }

  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    OpDefinition present = OpDefinition.of(current.name());
    if (definition().operandSegmentsName() == null) {
      current.addOperands(former.operands());
    } else {
      addGroups(former, current, present, before);
    }
    current.addResultTypes(former.resultTypes()).addAttributes(former.discardableAttributes());
    for (int slot = 0; slot < definition().attributeCount(); slot++) {
      Attribute value = former.property(slot);
      boolean isCopied = !definition().isSegmentSizes(slot) && !isConverted(definition().attributeSpec(slot).name());
      if (value != null && isCopied) {
        current.addAttribute(present(definition().attributeSpec(slot).name()), value);
      }
    }
    former.regions().forEach(current::addRegion);
  }

  private void addGroups(OperationState former, OperationState current, OpDefinition present, OpBuilder before) {
    Map<String, List<Value>> groups = groupsOf(former);
    int[] sizes = new int[present.operandGroupCount()];
    for (int i = 0; i < sizes.length; i++) {
      List<Value> operands = groups.getOrDefault(present.operandSpec(i).name(), List.of());
      for (Value operand : operands) {
        current.addOperand(present(present.operandSpec(i).name(), operand, before));
      }
      sizes[i] = operands.size();
    }
    current.setOperandSegments(sizes);
  }

  /** Returns what 22.1 has for an operand of a present group; mostly the operand itself. */
  Value present(String group, Value operand, OpBuilder before) {
    return operand;
  }

  /** Returns what 19.1 has for an operand of a present group; mostly the operand itself. */
  Value former(String group, Value operand) {
    return operand;
  }

  /** Returns whether a subclass makes an attribute that both versions have of that of the other one. */
  boolean isConverted(String attribute) {
    return false;
  }

  /** Returns whether {@code current} means the same without an attribute that 19.1 does not have. */
  boolean isOmitted(Operation current, String attribute) {
    return false;
  }

  @Override
  public void upgradeRegions(Operation current) {
    Region region = isWrapper ? current.region(0) : null;
    if (region != null && LoopWrappers.eraseTerminator(region) && LoopWrappers.markNested(region)) {
      current.setAttr(LoopWrappers.COMPOSITE, UnitAttr.of(current.context()));
    }
  }

  /** Moves the first arguments of the entry block after the others. */
  static void rotate(Region region, int count) {
    Block entry = region.first();
    if (entry == null || count >= entry.argumentCount()) {
      return;
    }
    for (int i = 0; i < count; i++) {
      BlockArgument first = entry.argument(0);
      first.replaceAllUsesWith(entry.addArgument(first.type(), first.location()));
      entry.eraseArgument(0);
    }
  }

  /** Returns the operands by the present names of their groups. */
  private Map<String, List<Value>> groupsOf(OperationState former) {
    Map<String, List<Value>> groups = new HashMap<>();
    if (!(former.getAttr(SEGMENTS) instanceof DenseI32ArrayAttr sizes)
        || sizes.size() != definition().operandGroupCount()
        || sizes.sumBefore(sizes.size()) != former.operands().size()) {
      return groups;
    }
    int next = 0;
    for (int i = 0; i < sizes.size(); i++) {
      groups.put(present(definition().operandSpec(i).name()), former.operands().subList(next, next + sizes.get(i)));
      next += sizes.get(i);
    }
    return groups;
  }

  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    OpDefinition present = OpDefinition.of(current);
    Set<String> known = new HashSet<>();
    int[] sizes = new int[definition().operandGroupCount()];
    for (int i = 0; i < sizes.length; i++) {
      String group = present(definition().operandSpec(i).name());
      OperandRange operands = current.operandGroup(present.operandGroup(group));
      for (Value operand : operands) {
        former.addOperand(former(group, operand));
      }
      sizes[i] = operands.size();
      known.add(group);
    }
    if (definition().operandSegmentsName() != null) {
      former.setOperandSegments(sizes);
    }
    current.resultList().forEach(result -> former.addResultType(result.type()));
    former.addAttributes(current.discardableAttributes().without(LoopWrappers.COMPOSITE));
    for (int slot = 0; slot < definition().attributeCount(); slot++) {
      String attribute = definition().attributeSpec(slot).name();
      Attribute value = definition().isSegmentSizes(slot) ? null : current.getAttr(present(attribute));
      if (value != null && !isConverted(attribute)) {
        former.addAttribute(attribute, value);
      }
      known.add(present(attribute));
    }
    String unknown = unknownPart(current, present, known);
    return unknown == null ? null : current.opError(unknown + " does not exist in MLIR " + MlirVersion.V19_1);
  }

  private @Nullable String unknownPart(Operation current, OpDefinition present, Set<String> known) {
    for (int i = 0; i < present.operandGroupCount(); i++) {
      String group = present.operandSpec(i).name();
      if (!known.contains(group) && !current.operandGroup(i).isEmpty()) {
        return "operand '" + group + "'";
      }
    }
    for (NamedAttribute each : present.inherentAttributes(current).entries()) {
      int slot = present.attributeSlot(each.name());
      if (!known.contains(each.name()) && !present.isSegmentSizes(slot)
          && !present.attributeSpec(slot).isDefault(each.value()) && !isOmitted(current, each.name())) {
        return "attribute '" + each.name() + "'";
      }
    }
    return null;
  }

  @Override
  public void downgradeRegions(Operation former) {
    if (isWrapper && former.region(0).hasOneBlock()) {
      OpBuilder builder = OpBuilder.atEnd(former.context(), former.region(0).first());
      builder.create(builder.state(former.location(), TERMINATOR));
    }
  }
}
