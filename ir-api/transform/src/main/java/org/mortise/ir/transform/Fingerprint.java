// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;

/**
 * A hash of an operation: its block, location, operands, result types, attributes and successors, and the blocks of its
 * regions with their arguments; not the operations in these blocks, nor the order of uses. Everything is hashed by
 * identity, which is exact up to collisions, because types and attributes are unique in their context.
 */
public final class Fingerprint {
  private Fingerprint() {}

  /** Returns a hash of {@code root} and all operations inside it, which is linear in them. */
  public static long ofAll(Operation root) {
    long[] hash = {1};
    root.walkPreOrder(op -> {
      hash[0] = mix(hash[0], op) + of(op);
    });
    return hash[0];
  }

  /** Returns the hash; linear in operands, results, attributes and blocks of {@code op}. */
  static long of(Operation op) {
    long hash = mix(mix(1, op.block()), op.location());
    for (int i = 0; i < op.operandCount(); i++) {
      hash = mix(hash, op.operand(i));
    }
    for (int i = 0; i < op.resultCount(); i++) {
      hash = mix(hash, op.result(i).type());
    }
    for (int i = 0; i < op.propertyCount(); i++) {
      hash = mix(hash, op.property(i));
    }
    hash = mix(hash, op.discardableAttributes());
    for (int i = 0; i < op.successorCount(); i++) {
      hash = mix(hash, op.successor(i));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      hash = ofBlocks(mix(hash, op.region(i)), op.region(i));
    }
    return hash;
  }

  private static long ofBlocks(long start, Region region) {
    long hash = start;
    for (Block block = region.first(); block != null; block = block.next()) {
      hash = mix(hash, block);
      for (int i = 0; i < block.argumentCount(); i++) {
        hash = mix(mix(hash, block.argument(i)), block.argument(i).type());
      }
    }
    return hash;
  }

  private static long mix(long hash, Object part) {
    long mixed = (hash ^ System.identityHashCode(part)) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }
}
