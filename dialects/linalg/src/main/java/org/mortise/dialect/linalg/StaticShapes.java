// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.tensor.CastOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Static sizes propagated between operands of a structured operation by common loops. */
final class StaticShapes {
  private final Operation op;
  private final LinalgOp structure;
  private final List<AffineMap> maps;
  private final long[] sizes;

  private StaticShapes(Operation op, LinalgOp structure) {
    this.op = op;
    this.structure = structure;
    this.maps = structure.getIndexingMaps(op);
    this.sizes = new long[structure.countLoops(op)];
    Arrays.fill(sizes, ShapedType.DYNAMIC);
  }

  /** Casts operands on tensors to types with the sizes that follow from other operands. */
  static boolean infer(Operation op, PatternRewriter rewriter) {
    LinalgOp structure = op.getInterface(LinalgOp.class);
    if (!structure.hasPureTensorSemantics(op) || !structure.hasOnlyProjectedPermutations(op)) {
      return false;
    }
    StaticShapes shapes = new StaticShapes(op, structure);
    shapes.collect();
    return shapes.rewrite(rewriter);
  }

  private void collect() {
    for (int i = 0; i < op.operandCount(); i++) {
      if (!(op.operand(i).type() instanceof RankedTensorType type)) {
        continue;
      }
      CastOp cast = CastOp.of(op.operand(i).definingOp());
      boolean isStatic = cast != null && cast.source().type() instanceof RankedTensorType source
          && source.hasStaticShape();
      long[] shape = isStatic ? ((RankedTensorType) cast.source().type()).shape() : type.shape();
      for (int dim = 0; dim < shape.length; dim++) {
        int loop = ((AffineDimExpr) maps.get(i).result(dim)).position();
        if (!ShapedType.isDynamic(type.dim(dim)) && ShapedType.isDynamic(sizes[loop])) {
          sizes[loop] = shape[dim];
        }
      }
    }
  }

  private boolean rewrite(PatternRewriter rewriter) {
    List<Value> operands = new ArrayList<>(List.of(op.operands()));
    boolean changed = false;
    for (int i = 0; i < operands.size(); i++) {
      Type type = inferredType(i);
      if (type != operands.get(i).type()) {
        operands.set(i, CastOp.create(rewriter, op.location(), type, operands.get(i)));
        changed = true;
      }
    }
    if (!changed) {
      return false;
    }
    Operation made = StructuredPatterns.clone(op, operands, rewriter);
    List<Value> results = new ArrayList<>(op.resultCount());
    for (int i = 0; i < op.resultCount(); i++) {
      Type type = op.result(i).type();
      Value result = made.result(i);
      results.add(result.type() == type ? result : CastOp.create(rewriter, op.location(), type, result));
    }
    rewriter.replaceOp(op, results);
    return true;
  }

  private Type inferredType(int operand) {
    if (!(op.operand(operand).type() instanceof RankedTensorType type) || type.hasStaticShape()) {
      return op.operand(operand).type();
    }
    long[] shape = type.shape();
    for (int dim = 0; dim < shape.length; dim++) {
      long size = sizes[((AffineDimExpr) maps.get(operand).result(dim)).position()];
      if (ShapedType.isDynamic(shape[dim])) {
        shape[dim] = size;
      }
    }
    return RankedTensorType.of(shape, type.elementType(), type.encoding());
  }
}
