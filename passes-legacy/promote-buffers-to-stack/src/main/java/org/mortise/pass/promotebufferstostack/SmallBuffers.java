// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.promotebufferstostack;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.RankOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.DataLayout;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.VectorType;

/** Selects small allocations by the limits given by the pass options. */
final class SmallBuffers {
  private static final int UNKNOWN = 0;
  private static final int BYTE = 8;

  private final long maxBits;
  private final long maxRank;

  SmallBuffers(long maxBytes, long maxRank) {
    this.maxBits = maxBytes * BYTE;
    this.maxRank = maxRank;
  }

  /** Returns the reason why an allocated buffer is not small, or null if it is. */
  @Nullable String objection(Value allocated) {
    if (!(allocated.type() instanceof MemRefType type)
        || !type.hasStaticShape() && !hasRanksAsSizes(allocated.definingOp())) {
      return "the size of the buffer is not known";
    }
    if (!type.hasStaticShape()) {
      return type.rank() <= maxRank ? null
          : "the rank of the buffer is above " + PromoteBuffersToStack.MAX_RANK.name() + "=" + maxRank;
    }
    long bits = bitsOf(type.elementType(), DataLayout.indexWidth(allocated.definingOp()));
    if (bits == UNKNOWN) {
      return "the size of the buffer's elements is not known";
    }
    return !type.elementCountOverflows() && type.numElements() <= maxBits / bits ? null
        : "the buffer is larger than " + PromoteBuffersToStack.MAX_SIZE.name() + "=" + maxBits / BYTE;
  }

  private static boolean hasRanksAsSizes(Operation allocation) {
    for (int i = 0; i < allocation.operandCount(); i++) {
      if (RankOp.of(allocation.operand(i).definingOp()) == null) {
        return false;
      }
    }
    return true;
  }

  /** Returns the number of bits of an element, or UNKNOWN. */
  private static long bitsOf(Type type, long indexWidth) {
    if (type instanceof IntegerType integer) {
      return integer.width();
    }
    if (type instanceof FloatType floating) {
      return floating.width();
    }
    if (type instanceof IndexType) {
      return indexWidth;
    }
    if (type instanceof ComplexType complex) {
      return 2 * bitsOf(complex.elementType(), indexWidth);
    }
    return type instanceof VectorType vector ? bitsOf(vector, indexWidth) : UNKNOWN;
  }

  /**
   * Returns the number of bits of a vector: its last dimension is rounded up to a power of two, its elements to bytes.
   */
  private static long bitsOf(VectorType type, long indexWidth) {
    long element = (bitsOf(type.elementType(), indexWidth) + BYTE - 1) / BYTE * BYTE;
    if (type.rank() == 0 || type.isScalable() || type.elementCountOverflows()) {
      return type.rank() == 0 ? element : UNKNOWN;
    }
    long last = type.dim(type.rank() - 1);
    long rounded = Long.highestOneBit(last) == last ? last : Long.highestOneBit(last) * 2;
    long rows = type.numElements() / last;
    return Math.multiplyHigh(rows * rounded, element) == 0 ? rows * rounded * element : UNKNOWN;
  }
}
