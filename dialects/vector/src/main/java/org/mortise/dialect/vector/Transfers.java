// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineConstantExpr;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Permutation maps, bounds and masks of transfers. */
final class Transfers {
  static final String NOT_PROJECTED =
      "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)";

  private Transfers() {}

  /** Returns the map that transfers the last dimensions of {@code source} in their order. */
  static AffineMap minorIdentity(ShapedType source, VectorType vector) {
    if (source.rank() == 0 && vector.rank() == 1 && vector.dim(0) == 1) {
      return AffineMap.of(0, 0, AffineExpr.constant(0));
    }
    int inElement = source.elementType() instanceof VectorType element ? element.rank() : 0;
    int results = Math.max(0, Math.min(source.rank(), vector.rank() - inElement));
    return AffineMap.minorIdentity(source.rank(), results);
  }

  /** Returns the attribute that states for each dimension whether the transfer is in bounds. */
  static ArrayAttr inBounds(Context context, boolean[] dims) {
    Attribute[] flags = new Attribute[dims.length];
    for (int i = 0; i < flags.length; i++) {
      flags[i] = IntegerAttr.bool(context, dims[i]);
    }
    return ArrayAttr.of(context, flags);
  }

  /**
   * Returns the mask type: its dimensions are the transferred source dimensions, in source order. Returns null if
   * {@code map} is not a projected permutation with broadcasts.
   */
  static @Nullable VectorType maskType(VectorType vector, AffineMap map) {
    long[] sizes = new long[map.dimCount()];
    boolean[] scalable = new boolean[sizes.length];
    int count = 0;
    for (int i = 0; i < map.resultCount(); i++) {
      if (map.result(i) instanceof AffineDimExpr dim && sizes[dim.position()] == 0) {
        sizes[dim.position()] = vector.dim(i);
        scalable[dim.position()] = vector.isScalableDim(i);
        count++;
      } else if (!isZero(map.result(i))) {
        return null;
      }
    }
    long[] shape = new long[count];
    boolean[] flags = new boolean[count];
    int next = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] != 0) {
        shape[next] = sizes[i];
        flags[next++] = scalable[i];
      }
    }
    return VectorType.of(shape, flags, IntegerType.of(vector.context(), 1));
  }

  /** Returns the type of the mask of a transfer, or null if its map is not valid. */
  static @Nullable VectorType maskType(Transfer transfer) {
    return maskType(transfer.vectorType(), transfer.map());
  }

  /** Returns whether a result of a map is the constant 0: its dimension is broadcast. */
  static boolean isZero(AffineExpr result) {
    return result instanceof AffineConstantExpr constant && constant.value() == 0;
  }

  /** Checks types, indices, mask and bounds. */
  static @Nullable Diagnostic verify(Transfer transfer) {
    Operation op = transfer.operation();
    ShapedType source = transfer.sourceType();
    AffineMap map = transfer.map();
    if (source.hasRank() && transfer.indices().size() != source.rank()) {
      return op.opError("requires " + source.rank() + " indices");
    }
    if (TransferWriteOp.of(op) != null && hasBroadcast(map)) {
      return op.opError("should not have broadcast dimensions");
    }
    if (op.getAttr("masked") != null) {
      return op.opError("masked attribute has been removed. Use in_bounds instead.");
    }
    if (!(source instanceof MemRefType) && !(source instanceof RankedTensorType)) {
      return op.opError("requires source to be a memref or ranked tensor type");
    }
    Diagnostic wrong = verifyElements(op, source, transfer);
    if (wrong != null) {
      return wrong;
    }
    if (map.symbolCount() != 0) {
      return op.opError("requires permutation_map without symbols");
    }
    if (map.dimCount() != source.rank()) {
      return op.opError("requires a permutation_map with input dims of the same rank as the source type");
    }
    if (transfer.mask() != null) {
      VectorType expected = maskType(transfer.vectorType(), map);
      if (expected != null && transfer.mask().type() != expected) {
        return op.opError("inferred mask type ('" + expected + "') and mask operand type ('" + transfer.mask().type()
            + "') don't match");
      }
    }
    return verifyBounds(op, transfer);
  }

  private static boolean hasBroadcast(AffineMap map) {
    for (AffineExpr result : map.results()) {
      if (isZero(result)) {
        return true;
      }
    }
    return false;
  }

  /** Checks that whole elements are transferred, and that the map has a result for each dimension of the vector. */
  private static @Nullable Diagnostic verifyElements(Operation op, ShapedType source, Transfer transfer) {
    VectorType vector = transfer.vectorType();
    long bits = VectorTypes.bitWidth(vector.elementType()) * lastDim(vector);
    int rank = vector.rank();
    if (source.elementType() instanceof VectorType element) {
      if (bits % (VectorTypes.bitWidth(element.elementType()) * lastDim(element)) != 0) {
        return op.opError("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of "
            + "the minor 1-D vector of the source");
      }
      if (element.rank() > vector.rank()) {
        return op.opError("requires source vector element and vector result ranks to match.");
      }
      rank -= element.rank();
    } else if (!isWhole(bits, VectorTypes.bitWidth(source.elementType()))) {
      return op.opError("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of "
          + "the source element type");
    }
    if (transfer.map().resultCount() != rank) {
      return op.opError("requires a permutation_map with result dims of the same rank as the vector type");
    }
    return transfer.mask() == null || !(source.elementType() instanceof VectorType) ? null
        : op.opError("does not support masks with vector element type");
  }

  private static boolean isWhole(long bits, long elementBits) {
    return elementBits != 0 && bits % elementBits == 0;
  }

  private static long lastDim(VectorType type) {
    return type.rank() == 0 ? 1 : type.dim(type.rank() - 1);
  }

  private static @Nullable Diagnostic verifyBounds(Operation op, Transfer transfer) {
    AffineMap map = transfer.map();
    if (transfer.inBounds().size() != map.resultCount()) {
      return op.opError("expects the in_bounds attr of same rank as permutation_map results: "
          + AffineMapAttr.of(op.context(), map) + " vs inBounds of size: " + transfer.inBounds().size());
    }
    for (int i = 0; i < map.resultCount(); i++) {
      if (map.result(i) instanceof AffineConstantExpr && !transfer.isDeclaredInBounds(i)) {
        return op.opError("requires broadcast dimensions to be in-bounds");
      }
    }
    return null;
  }

  /** Checks that each dimension of the vector is another dimension of the source or is broadcast. */
  static @Nullable Diagnostic verifyMap(Transfer transfer) {
    AffineMap map = transfer.map();
    boolean[] seen = new boolean[map.dimCount()];
    for (AffineExpr result : map.results()) {
      if (isZero(result)) {
        continue;
      }
      if (!(result instanceof AffineDimExpr dim)) {
        return transfer.operation().opError(NOT_PROJECTED);
      }
      if (seen[dim.position()]) {
        return transfer.operation().opError(
            "requires a permutation_map that is a permutation (found one dim used more than once)");
      }
      seen[dim.position()] = true;
    }
    return null;
  }
}
