// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.liveness;

import java.util.Arrays;
import java.util.function.Consumer;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Numbers all blocks and values inside an operation, parents before children, preceded by the values from outside that
 * are used inside. The numbers are stored on the blocks and values as hints, and are stored again after another
 * numbering has overwritten them.
 */
final class LivenessNumbering {
  private static final int NONE = -1;
  private static final int INITIAL = 64;

  private Block[] blocks = new Block[INITIAL];
  private Value[] values = new Value[INITIAL];
  private int blockCount;
  private int valueCount;
  private final int outerCount;

  LivenessNumbering(Operation root) {
    addBlocks(root);
    Consumer<Operation> definitions = op -> {
      for (int i = 0; i < op.resultCount(); i++) {
        add(op.result(i));
      }
      addBlocks(op);
    };
    Consumer<Operation> uses = op -> {
      for (int i = 0; i < op.operandCount(); i++) {
        if (quickNumber(op.operand(i)) == NONE) {
          add(op.operand(i));
        }
      }
    };
    forEachInside(root, definitions);
    int innerCount = valueCount;
    forEachInside(root, uses);
    outerCount = valueCount - innerCount;
    if (outerCount > 0) {
      putLastFirst(innerCount);
    }
  }

  private void putLastFirst(int innerCount) {
    Value[] ordered = new Value[valueCount];
    System.arraycopy(values, innerCount, ordered, 0, outerCount);
    System.arraycopy(values, 0, ordered, outerCount, innerCount);
    values = ordered;
    renumber();
  }

  private static void forEachInside(Operation root, Consumer<Operation> visitor) {
    root.walkPreOrder(op -> {
      if (op != root) {
        visitor.accept(op);
      }
    });
  }

  private void addBlocks(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        add(block);
      }
    }
  }

  private void add(Block block) {
    if (blockCount == blocks.length) {
      blocks = Arrays.copyOf(blocks, blockCount * 2);
    }
    block.setNumberHint(blockCount);
    blocks[blockCount++] = block;
    for (int i = 0; i < block.argumentCount(); i++) {
      add(block.argument(i));
    }
  }

  private void add(Value value) {
    if (valueCount == values.length) {
      values = Arrays.copyOf(values, valueCount * 2);
    }
    value.setNumberHint(valueCount);
    values[valueCount++] = value;
  }

  int blockCount() {
    return blockCount;
  }

  int valueCount() {
    return valueCount;
  }

  Block block(int number) {
    return blocks[number];
  }

  Value value(int number) {
    return values[number];
  }

  /** Returns whether the value of this number is defined outside. */
  boolean isOuter(int number) {
    return number < outerCount;
  }

  /** Returns the number of a block, or -1 if it is not inside. */
  int numberOf(Block block) {
    int number = quickNumber(block);
    if (number != NONE || !isStale()) {
      return number;
    }
    renumber();
    return quickNumber(block);
  }

  int requireBlock(Block block) {
    int number = numberOf(block);
    if (number == NONE) {
      throw new IllegalArgumentException("the block was not there when liveness was computed");
    }
    return number;
  }

  /** Returns the number of a value, or -1 if it is neither inside nor used inside. */
  int numberOf(Value value) {
    int number = quickNumber(value);
    if (number != NONE || !isStale()) {
      return number;
    }
    renumber();
    return quickNumber(value);
  }

  /** Does the same as {@link #numberOf(Block)}, provided that no other numbering has overwritten the hints. */
  int quickNumber(Block block) {
    int number = block.numberHint();
    return number >= 0 && number < blockCount && blocks[number] == block ? number : NONE;
  }

  private int quickNumber(Value value) {
    int number = value.numberHint();
    return number >= 0 && number < valueCount && values[number] == value ? number : NONE;
  }

  /**
   * Returns whether hints were overwritten. Hints of another numbering can be equal to these by chance, so a single
   * mismatch is not a proof: all are compared.
   */
  private boolean isStale() {
    for (int i = 0; i < blockCount; i++) {
      if (blocks[i].numberHint() != i) {
        return true;
      }
    }
    for (int i = 0; i < valueCount; i++) {
      if (values[i].numberHint() != i) {
        return true;
      }
    }
    return false;
  }

  private void renumber() {
    for (int i = 0; i < blockCount; i++) {
      blocks[i].setNumberHint(i);
    }
    for (int i = 0; i < valueCount; i++) {
      values[i].setNumberHint(i);
    }
  }
}
