// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;

/**
 * An operation of MLIR 19.1 with the operands, results, regions, successors and attributes that the present one has, in
 * the same order and under the same names, but another name or syntax. Subclasses state what else differs.
 */
public class RenamedOperation implements FormerOperation {
  private final String name;
  private final String currentName;
  private final Supplier<OpDefinition> made;
  private volatile @Nullable OpDefinition definition;

  /**
   * Creates a former operation.
   *
   * @param name the name in MLIR 19.1
   * @param currentName the present name
   * @param definition makes the definition of MLIR 19.1 when it is first needed
   */
  public RenamedOperation(String name, String currentName, Supplier<OpDefinition> definition) {
    this.name = name;
    this.currentName = currentName;
    this.made = definition;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String currentName() {
    return currentName;
  }

  @Override
  public final OpDefinition definition() {
    OpDefinition known = definition;
    if (known == null) {
      known = made.get();
      definition = known;
    }
    return known;
  }

  /** Copies all parts. Attributes that the present operation does not declare become discardable ones. */
  @Override
  public void upgrade(OperationState former, OperationState current, OpBuilder before) {
    current.addOperands(former.operands()).addResultTypes(former.resultTypes()).addSuccessors(former.successors());
    for (Region region : former.regions()) {
      current.addRegion(region);
    }
    current.addAttributes(former.discardableAttributes());
    OpDefinition definition = definition();
    for (int slot = 0; slot < definition.attributeCount(); slot++) {
      Attribute value = former.property(slot);
      if (value != null) {
        current.addAttribute(definition.attributeSpec(slot).name(), value);
      }
    }
  }

  /** Copies all parts. An attribute that MLIR 19.1 does not declare must have its default value. */
  @Override
  public @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    for (int i = 0; i < current.operandCount(); i++) {
      former.addOperand(current.operand(i));
    }
    for (int i = 0; i < current.resultCount(); i++) {
      former.addResultType(current.result(i).type());
    }
    for (int i = 0; i < current.successorCount(); i++) {
      former.addSuccessor(current.successor(i));
    }
    former.addAttributes(current.discardableAttributes());
    OpDefinition present = OpDefinition.of(current);
    for (NamedAttribute each : present.inherentAttributes(current).entries()) {
      if (definition().attributeSlot(each.name()) >= 0) {
        former.addAttribute(each.name(), each.value());
      } else if (!present.attributeSpec(present.attributeSlot(each.name())).isDefault(each.value())) {
        return current.opError("attribute '" + each.name() + "' does not exist in MLIR " + MlirVersion.V19_1);
      }
    }
    return null;
  }
}
