// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;

/**
 * A hash of an operation: its block, location, operands, result types, attributes and successors, and the blocks of its
 * regions with their arguments; not the operations in these blocks, nor the order of uses. Everything is hashed by
 * identity unless stated otherwise, which is exact up to collisions, because types and attributes are unique in their
 * context.
 */
public final class Fingerprint {
  private static final int FEW = 64;

  private Fingerprint() {}

  /**
   * Returns a hash of the structure of {@code root}; it does not depend on locations. Linear in the nested operations.
   */
  public static long ofStructure(Operation root) {
    Numbers numbers = new Numbers();
    long[] hash = {1};
    root.walkPreOrder(op -> {
      long own = mix(mix(1, op.name()), op.discardableAttributes());
      own = mix(own, numbers.of(op.block()));
      for (int i = 0; i < op.operandCount(); i++) {
        own = mix(own, numbers.of(op.operand(i)));
      }
      for (int i = 0; i < op.resultCount(); i++) {
        own = mix(mix(own, op.result(i).type()), numbers.of(op.result(i)));
      }
      for (int i = 0; i < op.propertyCount(); i++) {
        own = mix(own, op.property(i));
      }
      for (int i = 0; i < op.successorCount(); i++) {
        own = mix(own, numbers.of(op.successor(i)));
      }
      for (int i = 0; i < op.regionCount(); i++) {
        own = mix(own, i);
        for (Block block = op.region(i).first(); block != null; block = block.next()) {
          own = mix(own, numbers.of(block));
          for (int k = 0; k < block.argumentCount(); k++) {
            own = mix(mix(own, block.argument(k).type()), numbers.of(block.argument(k)));
          }
        }
      }
      hash[0] = mix(hash[0], own);
    });
    return hash[0];
  }

  /** Numbers values and blocks at the first request. Number hints must not be changed by others meanwhile. */
  private static final class Numbers {
    private Value[] values = new Value[FEW];
    private Block[] blocks = new Block[FEW];
    private int valueCount;
    private int blockCount;

    int of(Value value) {
      int hint = value.numberHint();
      if (hint >= 0 && hint < valueCount && values[hint] == value) {
        return hint;
      }
      values = valueCount == values.length ? Arrays.copyOf(values, valueCount * 2) : values;
      values[valueCount] = value;
      value.setNumberHint(valueCount);
      return valueCount++;
    }

    int of(@Nullable Block block) {
      if (block == null) {
        return -1;
      }
      int hint = block.numberHint();
      if (hint >= 0 && hint < blockCount && blocks[hint] == block) {
        return hint;
      }
      blocks = blockCount == blocks.length ? Arrays.copyOf(blocks, blockCount * 2) : blocks;
      blocks[blockCount] = block;
      block.setNumberHint(blockCount);
      return blockCount++;
    }
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
    return mix(hash, System.identityHashCode(part));
  }

  private static long mix(long hash, long part) {
    long mixed = (hash ^ part) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 29;
  }
}
