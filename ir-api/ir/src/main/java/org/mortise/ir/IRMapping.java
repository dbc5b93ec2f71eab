// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A mapping of values, blocks and operations to their replacements while code is copied. Entries added before copying
 * replace uses in the copy; copying adds an entry for each copied object. Compares by identity; a lookup is one hash
 * lookup.
 */
public final class IRMapping {
  private final Map<Value, Value> values = new IdentityHashMap<>();
  private final Map<Block, Block> blocks = new IdentityHashMap<>();
  private final Map<Operation, Operation> operations = new IdentityHashMap<>();

  /** Maps a value; a former mapping of {@code from} is replaced. */
  public void map(Value from, Value to) {
    values.put(from, to);
  }

  /** Maps a block; a former mapping of {@code from} is replaced. */
  public void map(Block from, Block to) {
    blocks.put(from, to);
  }

  /** Maps an operation, but not its results; a former mapping of {@code from} is replaced. */
  public void map(Operation from, Operation to) {
    operations.put(from, to);
  }

  /** Returns the value that {@code from} is mapped to, or null. */
  public @Nullable Value lookupOrNull(Value from) {
    return values.get(from);
  }

  /** Returns the value that {@code from} is mapped to, or {@code from} itself. */
  public Value lookupOrDefault(Value from) {
    return values.getOrDefault(from, from);
  }

  /** Returns the block that {@code from} is mapped to, or {@code from} itself. */
  public Block lookupOrDefault(Block from) {
    return blocks.getOrDefault(from, from);
  }

  /** Returns the operation that {@code from} is mapped to, or null. */
  public @Nullable Operation lookupOrNull(Operation from) {
    return operations.get(from);
  }
}
