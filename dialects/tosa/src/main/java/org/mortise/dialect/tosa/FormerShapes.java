// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** An operation of MLIR 19.1 whose attributes are shapes that are operands now. */
class FormerShapes extends FormerTosaOperation {
  private final String[] shapes;

  /**
   * Creates a former operation with one operand.
   *
   * @param shapes the names of the attributes in the order of the present operands
   */
  FormerShapes(String name, String... shapes) {
    super(name, name, 1, () -> definition(name, shapes).build());
    this.shapes = shapes;
  }

  private static OpDefinitionBuilder definition(String name, String... shapes) {
    OpDefinitionBuilder op = FormerOps.define(name, 1);
    for (String shape : shapes) {
      op.attribute(shape, AttributeConstraints.DENSE_I64_ARRAY);
    }
    if (name.equals(ResizeOp.NAME)) {
      op.attribute(FormerResize.MODE, AttributeConstraints.STRING);
    }
    return op.format(TosaDialect.FUNCTIONAL);
  }

  @Override
  void convert(OperationState former, OperationState current, OpBuilder before) {
    for (String shape : shapes) {
      long[] sizes = ((DenseI64ArrayAttr) former.getAttr(shape)).toArray();
      current.addOperand(Shapes.create(before, former.location(), sizes));
    }
  }

  @Override
  @Nullable Diagnostic convertBack(Operation current, OperationState former) {
    OpDefinition present = OpDefinition.of(current);
    for (int i = 0; i < shapes.length; i++) {
      long[] sizes = FormerConstants.integers(current.operand(i + 1));
      if (sizes == null) {
        return notConstant(current, present.operandSpec(i + 1).name());
      }
      former.addAttribute(shapes[i], DenseI64ArrayAttr.of(current.context(), sizes));
    }
    return null;
  }
}
