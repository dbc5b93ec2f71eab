// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import java.util.Arrays;
import java.util.List;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;

/** The sizes of the loops of a structured operation: each is the size of the dimensions that it is the index of. */
final class IterationSpace {
  private static final long UNKNOWN = -1;

  private final List<AffineMap> maps;
  private final int loops;

  IterationSpace(List<AffineMap> maps, int loops) {
    this.maps = maps;
    this.loops = loops;
  }

  /** Returns the sizes for operands. It is an error if they do not agree. */
  Object[] sizes(Object[] operands, Machine machine) {
    long[] sizes = new long[loops];
    Arrays.fill(sizes, UNKNOWN);
    for (int i = 0; i < operands.length; i++) {
      AffineMap map = maps.get(i);
      for (int k = 0; k < map.resultCount(); k++) {
        if (map.result(k) instanceof AffineDimExpr loop) {
          long size = size(operands[i], k);
          long known = sizes[loop.position()];
          if (known != UNKNOWN && known != size) {
            throw machine.fault("has operands whose sizes do not agree: dimension " + k + " of operand " + i
                + " has the size " + size + ", but " + known + " is expected");
          }
          sizes[loop.position()] = size;
        }
      }
    }
    Object[] results = new Object[loops];
    for (int i = 0; i < loops; i++) {
      if (sizes[i] == UNKNOWN) {
        throw machine.fault("has a loop whose size no operand states");
      }
      results[i] = sizes[i];
    }
    return results;
  }

  private static long size(Object operand, int dimension) {
    return operand instanceof MemRef buffer ? buffer.size(dimension) : ((Elements) operand).size(dimension);
  }
}
