// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Replaces {@code memref.load} and {@code memref.store} by affine accesses. An index is affine if it is a constant, a
 * dimension or a symbol, or a sum or product of affine indices. Each access visits at most {@link #MAX_VALUES} values.
 */
public final class AccessRaising {
  private static final int MAX_VALUES = 1000;

  private final List<Value> dims = new ArrayList<>();
  private final List<Value> symbols = new ArrayList<>();
  private int visited;

  private AccessRaising() {}

  /** Replaces {@code op} by an affine access if it is a load or store at affine indices; returns whether it is. */
  public static boolean raise(Operation op, PatternRewriter rewriter) {
    org.mortise.dialect.memref.LoadOp load = org.mortise.dialect.memref.LoadOp.of(op);
    org.mortise.dialect.memref.StoreOp store = org.mortise.dialect.memref.StoreOp.of(op);
    if (load == null && store == null) {
      return false;
    }
    AccessRaising raising = new AccessRaising();
    AffineMap map = raising.map(load != null ? load.indices() : store.indices());
    if (map == null) {
      return false;
    }
    rewriter.setInsertionPoint(op);
    List<Value> operands = new ArrayList<>(raising.dims);
    operands.addAll(raising.symbols);
    AffineMapAttr attribute = AffineMapAttr.of(op.context(), map);
    if (load != null) {
      rewriter.replaceOp(op, LoadOp.create(
          rewriter, op.location(), load.result().type(), load.memref(), operands, attribute));
    } else {
      StoreOp.create(rewriter, op.location(), store.value(), store.memref(), operands, attribute);
      rewriter.eraseOp(op);
    }
    return true;
  }

  /** Returns the map from dimensions and symbols to the indices, or null if an index is not affine. */
  private @Nullable AffineMap map(List<Value> indices) {
    List<AffineExpr> results = new ArrayList<>(indices.size());
    for (Value index : indices) {
      AffineExpr result = expression(index);
      if (result == null) {
        return null;
      }
      results.add(result);
    }
    return AffineMap.of(dims.size(), symbols.size(), results);
  }

  private @Nullable AffineExpr expression(Value value) {
    if (++visited > MAX_VALUES) {
      return null;
    }
    IntegerAttr constant = Constants.integerOf(value);
    if (constant != null && constant.fitsLong()) {
      return AffineExpr.constant(constant.longValue());
    }
    Operation op = value.definingOp();
    if (AddIOp.of(op) != null || MulIOp.of(op) != null) {
      AffineExpr lhs = expression(op.operand(0));
      AffineExpr rhs = lhs == null ? null : expression(op.operand(1));
      if (rhs == null) {
        return null;
      }
      if (AddIOp.of(op) != null) {
        return lhs.plus(rhs);
      }
      return lhs.isSymbolicOrConstant() || rhs.isSymbolicOrConstant() ? lhs.times(rhs) : null;
    }
    if (AffineScopes.isSymbol(value)) {
      return AffineExpr.symbol(position(value, symbols));
    }
    return AffineScopes.isDim(value) ? AffineExpr.dim(position(value, dims)) : null;
  }

  private static int position(Value value, List<Value> values) {
    int position = values.indexOf(value);
    if (position < 0) {
      values.add(value);
      return values.size() - 1;
    }
    return position;
  }
}
