// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;

/** Applies an affine map with one result to indices. */
public final class ApplyOp {
  public static final String NAME = "affine.apply";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("mapOperands", TypeConstraints.INDEX)
      .result("result", TypeConstraints.INDEX)
      .attribute("map", AttributeConstraints.AFFINE_MAP)
      .pure()
      .assembly(new MapAssembly(true))
      .verifier(ApplyOp::verify)
      .folder(ApplyOp::fold)
      .canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 0)))
      .build();

  private final Operation op;

  private ApplyOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static ApplyOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new ApplyOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public AffineMap map() {
    return MapOperands.mapOf(op);
  }

  public Value result() {
    return op.result(0);
  }

  private static Diagnostic verify(Operation op) {
    AffineMap map = MapOperands.mapOf(op);
    if (op.operandCount() != map.inputCount()) {
      return op.opError("operand count and affine map dimension and symbol count must match");
    }
    return map.resultCount() == 1 ? null : op.opError("mapping must produce one value");
  }

  private static FoldResult fold(Operation op, Attribute[] constants) {
    AffineMap map = MapOperands.mapOf(op);
    AffineExpr result = map.result(0);
    if (result instanceof AffineDimExpr dim) {
      return FoldResult.of(op.operand(dim.position()));
    }
    if (result instanceof AffineSymbolExpr symbol) {
      return FoldResult.of(op.operand(map.dimCount() + symbol.position()));
    }
    return MapOperands.withConstants(map, constants).result(0) instanceof AffineConstantExpr value
        ? FoldResult.of(IntegerAttr.index(op.context(), value.value()))
        : FoldResult.NONE;
  }
}
