// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/**
 * A structured operation: a perfect loop nest around a scalar computation. In each iteration, the operand's indexing
 * map gives the element of each operand to read, and of each init to write. The computation is the block of the only
 * region; its arguments are the elements.
 */
public interface LinalgOp extends DestinationStyleOpInterface {
  /** Returns the interface of a structured operation. */
  static LinalgOp of(Operation op) {
    return op.getInterface(LinalgOp.class);
  }

  /** Returns the maps from the loops to the dimensions of each operand, inits included. */
  List<AffineMap> getIndexingMaps(Operation op);

  /** Returns the kinds of the loops. */
  List<IteratorType> getIteratorTypes(Operation op);

  /** Returns whether the indexing maps depend on attributes other than maps, such as strides. */
  default boolean hasDynamicIndexingMaps() {
    return false;
  }

  /** Returns the number of operands, from the first one, whose element is an argument of the block. */
  default int countOperandsWithArgument(Operation op) {
    return op.operandCount();
  }

  /** Returns the number of operands that are not inits. They come first. */
  default int countDpsInputs(Operation op) {
    return getDpsInits(op).start();
  }

  /** Returns the block of the computation. */
  default Block getBlock(Operation op) {
    return op.region(0).first();
  }

  /** Returns whether the computation uses the element of the operand at {@code index}. */
  default boolean payloadUsesValueFromOperand(Operation op, int index) {
    return index < countOperandsWithArgument(op) && getBlock(op).argument(index).hasUses();
  }

  /** Returns whether the computation uses the number of an iteration. Linear in the operations of the block. */
  default boolean hasIndexSemantics(Operation op) {
    for (Operation each : getBlock(op).operations()) {
      if (IndexOp.of(each) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value that the computation yields for the init at {@code position} among the inits. */
  default Value getMatchingYieldValue(Operation op, int position) {
    return getBlock(op).last().operand(position);
  }

  /** Returns the number of loops. */
  default int countLoops(Operation op) {
    return getIteratorTypes(op).size();
  }

  /** Returns the number of loops that are of a kind. */
  default int countLoops(Operation op, IteratorType kind) {
    int count = 0;
    for (IteratorType each : getIteratorTypes(op)) {
      count += each == kind ? 1 : 0;
    }
    return count;
  }

  /** Returns the map from the sizes of all operand dimensions to those of the loops; null if there is none. */
  default @Nullable AffineMap getShapesToLoopsMap(Operation op) {
    return AffineMap.concat(getIndexingMaps(op)).inversePermutation();
  }

  /** Returns the sizes of the loops; dynamic ones are {@link ShapedType#DYNAMIC}. Needs a map from shapes to loops. */
  default long[] getStaticLoopRanges(Operation op) {
    AffineMap map = getShapesToLoopsMap(op);
    long[] shape = getStaticShape(op);
    long[] ranges = new long[map.resultCount()];
    for (int i = 0; i < ranges.length; i++) {
      ranges[i] = shape[((AffineDimExpr) map.result(i)).position()];
    }
    return ranges;
  }

  /** Returns the sizes of all dimensions of all operands. */
  default long[] getStaticShape(Operation op) {
    List<Long> all = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      for (long size : shapeOf(op.operand(i).type())) {
        all.add(size);
      }
    }
    long[] sizes = new long[all.size()];
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = all.get(i);
    }
    return sizes;
  }

  /** Returns whether all indexing maps are projected permutations. */
  default boolean hasOnlyProjectedPermutations(Operation op) {
    for (AffineMap map : getIndexingMaps(op)) {
      if (!map.isProjectedPermutation()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the shape of a tensor or memref; empty for a scalar, and for a vector, which is an element. */
  static long[] shapeOf(Type type) {
    return type instanceof MemRefType || type instanceof RankedTensorType ? ((ShapedType) type).shape() : new long[0];
  }

  /** Returns the element type of a tensor or memref, and any other type itself. */
  static Type elementTypeOrSelf(Type type) {
    return type instanceof MemRefType || type instanceof RankedTensorType ? ((ShapedType) type).elementType() : type;
  }

  /** Returns the position of the first result of {@code map} that is the loop {@code dim}; -1 if none is. */
  static int resultPosition(AffineMap map, int dim) {
    for (int i = 0; i < map.resultCount(); i++) {
      AffineExpr result = map.result(i);
      if (result instanceof AffineDimExpr expr && expr.position() == dim) {
        return i;
      }
    }
    return -1;
  }
}
