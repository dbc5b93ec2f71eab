// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;

/**
 * The verification of indexing maps that are given for products of matrices. An input can be transposed, or have fewer
 * dimensions, over the others of which it is broadcast.
 */
final class MatmulMaps {
  private static final String MATMUL = "linalg.matmul";
  private static final Set<String> NAMES = Set.of(MATMUL, "linalg.batch_matmul", "linalg.batch_reduce_matmul");

  private MatmulMaps() {}

  /** Returns whether an operation of a name can have indexing maps of this kind. */
  static boolean areIn(String name) {
    return NAMES.contains(name);
  }

  static @Nullable Diagnostic verify(Operation op) {
    NamedStructure structure = NamedStructure.of(op.name());
    List<AffineMap> maps = structure.getIndexingMaps(op);
    List<AffineMap> defaults = structure.defaultIndexingMaps();
    if (maps.equals(defaults) || maps.size() != defaults.size()) {
      return null; // the number is verified with those of all structured operations
    }
    boolean isPlain = op.name().name().equals(MATMUL);
    for (int i = 0; i < 2; i++) {
      Diagnostic wrong = isPlain ? verifyInput(op, maps.get(i), defaults.get(i))
          : verifyBatchedInput(op, maps.get(i), defaults.get(i), i == 0);
      if (wrong != null) {
        return wrong;
      }
    }
    return isPlain ? null : verifyOutput(op, maps.get(2), defaults.get(2));
  }

  private static @Nullable Diagnostic verifyInput(Operation op, AffineMap map, AffineMap known) {
    if (!known.results().containsAll(map.results())) {
      return op.opError("Unexpected dim expression in map result.");
    }
    boolean isBroadcast = map.resultCount() < known.resultCount();
    return isBroadcast && !map.results().equals(List.of(AffineExpr.dim(2)))
        ? op.opError("Invalid broadcast requested, should be (d2).") : null;
  }

  private static @Nullable Diagnostic verifyBatchedInput(
      Operation op, AffineMap map, AffineMap known, boolean isLeft) {
    if (!known.results().containsAll(map.results())) {
      return op.opError("Unexpected result dim expression (outside the set of default result dims).");
    }
    if (map.resultCount() < known.resultCount()) {
      return isBroadcast(dims(map), isLeft) ? null : op.opError("Invalid broadcast requested.");
    }
    return map.result(0).equals(AffineExpr.dim(0)) ? null : op.opError("Invalid batch dimension expression.");
  }

  /** The loops are the batch, the rows, the columns and the reduction. */
  private static boolean isBroadcast(List<Integer> dims, boolean isLeft) {
    return dims.equals(List.of(3)) || dims.equals(List.of(0, 3))
        || dims.equals(isLeft ? List.of(1, 3) : List.of(3, 2));
  }

  private static List<Integer> dims(AffineMap map) {
    List<Integer> dims = new ArrayList<>(map.resultCount());
    for (AffineExpr result : map.results()) {
      dims.add(((AffineDimExpr) result).position());
    }
    return dims;
  }

  private static @Nullable Diagnostic verifyOutput(Operation op, AffineMap map, AffineMap known) {
    if (map.resultCount() != known.resultCount()) {
      return op.opError("expects " + known.resultCount() + " dims, but got (" + map.resultCount() + ").");
    }
    return map.results().equals(known.results()) ? null : op.opError("Invalid output map result dimension.");
  }
}
