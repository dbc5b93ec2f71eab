// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.function.IntFunction;
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
import org.mortise.ir.definition.Arity;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.ValueSpec;

/**
 * An operation of MLIR 19.1 with other attributes or operands than the present one. Attributes that both declare, the
 * first operands, and all results are the same.
 */
abstract class FormerTosaOperation implements FormerOperation {
  private final String name;
  private final String currentName;
  private final int sharedOperands;
  private final Supplier<OpDefinition> made;
  private volatile @Nullable OpDefinition definition;

  /**
   * Creates a former operation.
   *
   * @param sharedOperands the number of operands that both have, at most
   * @param definition makes the definition of MLIR 19.1 when it is first needed
   */
  FormerTosaOperation(String name, String currentName, int sharedOperands, Supplier<OpDefinition> definition) {
    this.name = name;
    this.currentName = currentName;
    this.sharedOperands = sharedOperands;
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

  /** The types of operands determine those of constants. */
  @Override
  public boolean needsOperands() {
    return true;
  }

  @Override
  public final void upgrade(OperationState former, OperationState current, OpBuilder before) {
    if (!isWhole(former)) {
      copy(former, current);
      return;
    }
    for (int i = 0; i < Math.min(sharedOperands, former.operands().size()); i++) {
      current.addOperand(former.operands().get(i));
    }
    current.addResultTypes(former.resultTypes());
    for (Region region : former.regions()) {
      current.addRegion(region);
    }
    current.addAttributes(former.discardableAttributes());
    OpDefinition present = OpDefinition.of(current.name());
    OpDefinition past = definition();
    for (int slot = 0; slot < past.attributeCount(); slot++) {
      Attribute value = former.property(slot);
      if (value != null && present.attributeSlot(past.attributeSpec(slot).name()) >= 0) {
        current.addAttribute(past.attributeSpec(slot).name(), value);
      }
    }
    convert(former, current, before);
  }

  private boolean isWhole(OperationState former) {
    OpDefinition past = definition();
    for (int slot = 0; slot < past.attributeCount(); slot++) {
      if (past.attributeSpec(slot).isRequired() && former.property(slot) == null) {
        return false;
      }
    }
    return hasAll(past.operandGroupCount(), past::operandSpec, former.operands().size())
        && hasAll(past.resultGroupCount(), past::resultSpec, former.resultTypes().size());
  }

  private static boolean hasAll(int groups, IntFunction<ValueSpec> specs, int count) {
    int required = 0;
    for (int group = 0; group < groups; group++) {
      required += specs.apply(group).arity() == Arity.ONE ? 1 : 0;
    }
    return count >= required;
  }

  /** Leaves a malformed operation to the verifier. */
  private static void copy(OperationState former, OperationState current) {
    current.addOperands(former.operands()).addResultTypes(former.resultTypes());
    for (Region region : former.regions()) {
      current.addRegion(region);
    }
    current.addAttributes(former.discardableAttributes());
  }

  /** Adds the other operands and attributes of the present operation. */
  abstract void convert(OperationState former, OperationState current, OpBuilder before);

  @Override
  public final @Nullable Diagnostic downgrade(Operation current, OperationState former) {
    for (int i = 0; i < Math.min(sharedOperands, current.operandCount()); i++) {
      former.addOperand(current.operand(i));
    }
    for (int i = 0; i < current.resultCount(); i++) {
      former.addResultType(current.result(i).type());
    }
    former.addAttributes(current.discardableAttributes());
    OpDefinition past = definition();
    for (NamedAttribute each : OpDefinition.of(current).inherentAttributes(current).entries()) {
      if (past.attributeSlot(each.name()) >= 0) {
        former.addAttribute(each.name(), each.value());
      }
    }
    return convertBack(current, former);
  }

  /** Adds the other attributes of the former operation, and returns null; or an error if it has none that fit. */
  abstract @Nullable Diagnostic convertBack(Operation current, OperationState former);

  /** Reports an operand or attribute that MLIR 19.1 cannot express. */
  static Diagnostic missing(Operation op, String what) {
    return op.opError(what + " does not exist in MLIR " + MlirVersion.V19_1);
  }

  static Diagnostic notConstant(Operation op, String operand) {
    return missing(op, "with operand '" + operand + "' that is not constant");
  }
}
