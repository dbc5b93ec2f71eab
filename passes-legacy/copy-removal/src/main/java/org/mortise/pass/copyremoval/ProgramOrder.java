// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.copyremoval;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * The order of the operations of a function in the text of the program; an operation precedes its nested operations.
 * Construction is linear, a comparison takes constant time. Stays valid when operations are erased; added operations
 * are unknown.
 */
final class ProgramOrder {
  private static final class Place {
    final int number;
    int lastInside;

    Place(int number) {
      this.number = number;
    }
  }

  private final Map<Operation, Place> places = new IdentityHashMap<>();

  ProgramOrder(Operation root) {
    root.walkPreOrder(op -> {
      places.put(op, new Place(places.size()));
    });
    int[] last = {0};
    root.walk(op -> {
      Place place = places.get(op);
      last[0] = Math.max(last[0], place.number);
      place.lastInside = last[0];
    });
  }

  int count() {
    return places.size();
  }

  int compare(Operation a, Operation b) {
    return Integer.compare(places.get(a).number, places.get(b).number);
  }

  boolean isBefore(Operation a, Operation b) {
    return compare(a, b) < 0;
  }

  /**
   * Returns the rank of {@code value}, which grows in program order: arguments count as defined at the start of their
   * block, results at the end of the operation.
   */
  int rank(Value value) {
    if (value instanceof BlockArgument argument) {
      Operation first = argument.parentBlock().first();
      return first == null ? 0 : 2 * places.get(first).number;
    }
    return 2 * places.get(value.definingOp()).lastInside + 1;
  }
}
