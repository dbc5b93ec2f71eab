// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.types.ShapedType;

/** Checks structured operations after the operations in their blocks. */
final class StructuredVerifier {
  private final Operation op;
  private final LinalgOp structure;

  private StructuredVerifier(Operation op, LinalgOp structure) {
    this.op = op;
    this.structure = structure;
  }

  /** Returns the first error, or null. */
  static @Nullable Diagnostic verify(Operation op, LinalgOp structure) {
    Diagnostic found = DestinationStyleOpInterface.verify(op, structure.getDpsInits(op));
    return found != null ? found : new StructuredVerifier(op, structure).run();
  }

  private @Nullable Diagnostic run() {
    if (!structure.hasPureTensorSemantics(op) && !structure.hasPureBufferSemantics(op) && op.operandCount() > 0) {
      return op.opError("expected to have pure tensor or buffer semantics");
    }
    List<AffineMap> maps = structure.getIndexingMaps(op);
    if (maps.size() != op.operandCount()) {
      return op.opError("expected the number of indexing_map (" + maps.size()
          + ") to be equal to the number of input/output operands (" + op.operandCount() + ")");
    }
    if (areComparable(maps) && structure.getShapesToLoopsMap(op) == null) {
      return op.opError("invalid indexing maps are non-invertible: (" + AffineMap.concat(maps) + ")");
    }
    int loops = structure.countLoops(op);
    for (int i = 0; i < maps.size(); i++) {
      Diagnostic found = verifyMap(maps.get(i), i, loops);
      if (found != null) {
        return found;
      }
    }
    Diagnostic found = verifyBlock();
    if (found != null) {
      return found;
    }
    try {
      return verifyShapes(maps);
    } catch (ArithmeticException undefined) {
      return null; // a division by 0 or an overflow in a map; its value is not known
    }
  }

  private static boolean areComparable(List<AffineMap> maps) {
    for (AffineMap map : maps) {
      if (map.dimCount() != maps.get(0).dimCount() || map.symbolCount() != 0) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Diagnostic verifyMap(AffineMap map, int operand, int loops) {
    if (map.symbolCount() != 0) {
      return op.opError("unexpected symbols in indexing_map #" + operand);
    }
    if (map.dimCount() != loops) {
      return op.opError("expected indexing_map #" + operand + " to have " + loops
          + " dim(s) to match the number of loops");
    }
    int rank = LinalgOp.shapeOf(op.operand(operand).type()).length;
    return map.resultCount() == rank ? null : op.opError("expected operand #" + operand + " rank (" + rank
        + ") to match the result rank of indexing_map (" + map.resultCount() + ")");
  }

  private @Nullable Diagnostic verifyBlock() {
    if (!op.region(0).hasOneBlock()) {
      return op.opError("expects to have 1 region with 1 block");
    }
    Block block = structure.getBlock(op);
    int arguments = structure.countOperandsWithArgument(op);
    if (block.argumentCount() != arguments) {
      return op.opError(
          "expected as many non-induction variable region arguments as the number of input/output operands");
    }
    for (int i = 0; i < arguments; i++) {
      Type element = LinalgOp.elementTypeOrSelf(op.operand(i).type());
      Type type = block.argument(i).type();
      if (type != element) {
        return op.opError("expected type of bb argument #" + i + " ('" + type
            + "') to match element or self type of the corresponding operand ('" + element + "')");
      }
    }
    return null;
  }

  /** Checks static shapes: the first and the last iteration must access elements in bounds. */
  private @Nullable Diagnostic verifyShapes(List<AffineMap> maps) {
    long[] last = structure.getStaticLoopRanges(op);
    for (int i = 0; i < last.length; i++) {
      if (ShapedType.isDynamic(last[i])) {
        return null;
      }
      last[i]--;
    }
    long[] first = new long[last.length];
    for (int i = 0; i < maps.size(); i++) {
      long[] shape = LinalgOp.shapeOf(op.operand(i).type());
      long[] start = maps.get(i).evaluate(first, first);
      long[] end = maps.get(i).evaluate(last, first);
      for (int dim = 0; dim < shape.length; dim++) {
        Diagnostic found = ShapedType.isDynamic(shape[dim]) || shape[dim] == 0
            ? null : verifySize(i, dim, maps.get(i), start[dim], end[dim], shape[dim]);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifySize(int operand, int dim, AffineMap map, long start, long end, long size) {
    if (Math.min(start, end) < 0) {
      return op.opError("unexpected result less than 0 at expression #" + dim + " in " + map);
    }
    long inferred = Math.max(start, end) + 1;
    boolean isLoop = map.result(dim) instanceof AffineDimExpr;
    if (isLoop ? inferred == size : inferred <= size) {
      return null;
    }
    return op.opError("inferred input/output operand #" + operand + " has shape's dimension #" + dim + " to be "
        + (isLoop ? "" : "greater than or equal to ") + inferred + ", but found " + size);
  }
}
