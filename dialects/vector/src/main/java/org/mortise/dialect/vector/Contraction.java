// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/**
 * The iteration space of a contraction.
 *
 * @param op the contraction
 * @param maps the indexing maps
 */
record Contraction(ContractOp op, List<AffineMap> maps) {
  static Contraction of(ContractOp op) {
    List<AffineMap> maps = new ArrayList<>(3);
    for (int i = 0; i < op.indexingMapsAttr().size(); i++) {
      if (op.indexingMapsAttr().get(i) instanceof AffineMapAttr map) {
        maps.add(map.map());
      }
    }
    return new Contraction(op, maps);
  }

  /** A dimension of the left factor and the dimension of the right factor iterated together with it. */
  private record Pair(int lhs, int rhs) {}

  @Nullable Diagnostic verify() {
    if (op.lhsType().elementType() instanceof IntegerType element && !element.isSignless()) {
      return error("only supports signless integer types");
    }
    Diagnostic wrong = verifyMaps();
    if (wrong != null) {
      return wrong;
    }
    List<Pair> contracted = pairs(IteratorTypeAttr.Kind.REDUCTION);
    List<Pair> batch = pairs(IteratorTypeAttr.Kind.PARALLEL);
    if (contracted.isEmpty()) {
      return error("expected at least one contracting dimension pair");
    }
    if (!haveEqualSizes(contracted)) {
      return error("invalid contracting dimension map");
    }
    if (!haveEqualSizes(batch)) {
      return error("invalid batch dimension map");
    }
    wrong = verifyResult(contracted, batch);
    if (wrong != null) {
      return wrong;
    }
    return op.kindAttr().function(ShapedType.elementTypeOrSelf(op.result().type())) != null ? null
        : error("unsupported contraction type");
  }

  private Diagnostic error(String message) {
    return op.opError(message);
  }

  private @Nullable Diagnostic verifyMaps() {
    if (maps.size() != 3 || op.indexingMapsAttr().size() != 3) {
      return error("expected an indexing map for each vector operand");
    }
    int iterators = op.iteratorTypesAttr().size();
    for (int i = 0; i < maps.size(); i++) {
      AffineMap map = maps.get(i);
      int rank = op.operation().operand(i).type() instanceof VectorType vector ? vector.rank() : 0;
      String name = "expected indexing map " + i + " to ";
      if (map.symbolCount() != 0) {
        return error(name + "have no symbols");
      }
      if (map.dimCount() != iterators) {
        return error(name + "have " + iterators + " number of inputs");
      }
      if (map.resultCount() != rank) {
        return error(name + "have " + rank + " number of outputs");
      }
      if (!map.isProjectedPermutation()) {
        return error(name + "be a projected permutation of its inputs");
      }
    }
    return null;
  }

  private List<Pair> pairs(IteratorTypeAttr.Kind iterator) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < op.iteratorTypesAttr().size(); i++) {
      int lhs = position(maps.get(0), i);
      int rhs = position(maps.get(1), i);
      if (((IteratorTypeAttr) op.iteratorTypesAttr().get(i)).value() == iterator && lhs >= 0 && rhs >= 0) {
        pairs.add(new Pair(lhs, rhs));
      }
    }
    return pairs;
  }

  private static int position(AffineMap map, int dim) {
    for (int i = 0; i < map.resultCount(); i++) {
      if (map.result(i) instanceof AffineDimExpr result && result.position() == dim) {
        return i;
      }
    }
    return -1;
  }

  private boolean haveEqualSizes(List<Pair> pairs) {
    for (Pair pair : pairs) {
      if (op.lhsType().dim(pair.lhs) != op.rhsType().dim(pair.rhs)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Diagnostic verifyResult(List<Pair> contracted, List<Pair> batch) {
    int free = op.lhsType().rank() + op.rhsType().rank() - 2 * contracted.size() - batch.size();
    boolean isVector = op.result().type() instanceof VectorType;
    boolean accIsVector = op.acc().type() instanceof VectorType;
    if (free == 0) {
      return isVector || accIsVector ? error("invalid accumulator/result vector shape") : null;
    }
    if (!isVector || !accIsVector) {
      return error("invalid accumulator/result vector shape");
    }
    long[] extents = extents();
    for (long extent : extents) {
      if (extent == 0) {
        return error("expected all dimensions to be either a LHS or a RHS dimension");
      }
    }
    VectorType result = (VectorType) op.result().type();
    AffineMap map = maps.get(2);
    long[] shape = new long[map.resultCount()];
    for (int i = 0; i < shape.length; i++) {
      shape[i] = extents[((AffineDimExpr) map.result(i)).position()];
    }
    VectorType expected = VectorType.of(shape, VectorTypes.scalableDims(result), result.elementType());
    return result == expected && op.acc().type() == expected ? null
        : error("invalid accumulator/result vector shape, expected: '" + expected + "'");
  }

  /** Returns the sizes of the iteration space; 0 where no factor has the dimension. */
  private long[] extents() {
    long[] extents = new long[maps.get(0).dimCount()];
    forEachFactorDim((dim, vector, index) -> extents[dim] = extents[dim] == 0 ? vector.dim(index) : extents[dim]);
    return extents;
  }

  private interface FactorDim {
    void accept(int dim, VectorType vector, int index);
  }

  private void forEachFactorDim(FactorDim action) {
    for (int i = 0; i < 2; i++) {
      VectorType vector = i == 0 ? op.lhsType() : op.rhsType();
      for (int j = 0; j < vector.rank(); j++) {
        action.accept(((AffineDimExpr) maps.get(i).result(j)).position(), vector, j);
      }
    }
  }

  /** Returns the type of a mask: it has the shape of the iteration space. */
  VectorType maskType() {
    boolean[] scalable = new boolean[maps.get(0).dimCount()];
    forEachFactorDim((dim, vector, index) -> scalable[dim] |= vector.isScalableDim(index));
    return VectorType.of(extents(), scalable, IntegerType.of(op.context(), 1));
  }
}
