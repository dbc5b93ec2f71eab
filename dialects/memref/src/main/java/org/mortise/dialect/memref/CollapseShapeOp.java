// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** Joins neighbouring dimensions. */
@Op(name = "memref.collapse_shape",
    operands = "src: ANY_STRIDED_MEMREF",
    results = "result: ANY_STRIDED_MEMREF",
    attributes = "reassociation: REASSOCIATION",
    traits = "PURE",
    format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    resultNames = "collapse_shape",
    canonicalization = "ReshapeFolding.collapse")
public final class CollapseShapeOp extends CollapseShapeOpBase {
  CollapseShapeOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return ReshapeFolding.fold(operation(), ExpandShapeOp.definition());
  }

  Diagnostic verify() {
    return Reshapes.verifyCollapse(operation());
  }

  public static CollapseShapeOp create(
      OpBuilder builder, Location location, MemRefType type, Value source, Attribute reassociation) {
    OperationState state = builder.state(location, NAME)
        .addOperand(source)
        .addResultType(type)
        .setProperty(0, reassociation);
    return new CollapseShapeOp(builder.create(state));
  }

  public Value source() {
    return src();
  }

  public MemRefType type() {
    return resultType();
  }

  public int[][] reassociation() {
    return Reshapes.groups(reassociationAttr());
  }
}
