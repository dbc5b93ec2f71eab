// SPDX-License-Identifier: Apache-2.0
package org.mortise.testaffinepasses.internal;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AffineApplies;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.CeilDivSIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineBinaryExpr;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.bounds.ComputedBound;
import org.mortise.ir.interfaces.bounds.ValueDim;
import org.mortise.ir.types.TensorType;

/** Creates the operations that compute a bound. */
record BoundReification(OpBuilder builder, Location location) {
  /** Returns the bound as a constant, a value or the result of a new {@code affine.apply}. */
  OpFoldResult withAffine(ComputedBound bound) {
    return AffineApplies.makeFolded(builder, location, bound.map(), operands(bound));
  }

  /** Returns the bound as a constant, a value or the result of operations of {@code arith}. */
  OpFoldResult withArith(ComputedBound bound) {
    List<Value> operands = operands(bound);
    AffineExpr result = bound.map().result(0);
    if (result instanceof AffineConstantExpr constant) {
      return OpFoldResult.of(IntegerAttr.index(builder.context(), constant.value()));
    }
    return OpFoldResult.of(result.<Value>fold(leaf -> leaf instanceof AffineSymbolExpr symbol
        ? operands.get(symbol.position()) : constant(((AffineConstantExpr) leaf).value()), this::combine));
  }

  private Value combine(AffineBinaryExpr.Kind kind, Value left, Value right) {
    return switch (kind) {
      case ADD -> AddIOp.create(builder, location, left, right);
      case MUL -> MulIOp.create(builder, location, left, right);
      case MOD -> RemSIOp.create(builder, location, left, right);
      case FLOOR_DIV -> DivSIOp.create(builder, location, left, right);
      case CEIL_DIV -> CeilDivSIOp.create(builder, location, left, right);
    };
  }

  private List<Value> operands(ComputedBound bound) {
    List<Value> values = new ArrayList<>();
    for (ValueDim operand : bound.operands()) {
      values.add(operand.isIndex() ? operand.value() : size(operand));
    }
    return values;
  }

  private Value size(ValueDim operand) {
    Value dim = constant(operand.dim());
    return operand.value().type() instanceof TensorType
        ? org.mortise.dialect.tensor.DimOp.create(builder, location, operand.value(), dim)
        : org.mortise.dialect.memref.DimOp.create(builder, location, operand.value(), dim);
  }

  private Value constant(long value) {
    return ConstantOp.create(builder, location, IntegerAttr.index(builder.context(), value));
  }
}
