// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.memory;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The free blocks of an arena that grows as needed. A request gets the smallest block that it fits into. Adjacent free
 * blocks are merged. Each operation costs the logarithm of the number of blocks.
 */
final class FreeBlocks {
  /** The number of blocks tried if the alignment makes the smallest one too small. */
  private static final int MAX_TRIES = 8;

  private record Block(long offset, long size) {}

  private final TreeMap<Long, Long> byOffset = new TreeMap<>();
  private final TreeSet<Block> bySize =
      new TreeSet<>(Comparator.comparingLong(Block::size).thenComparingLong(Block::offset));
  private long end;

  /** Returns the offset of a block of {@code size} bytes, and marks it as used. */
  long take(long size, long alignment) {
    int tries = 0;
    for (Block block : bySize.tailSet(new Block(0, size))) {
      long offset = ArenaPlan.align(block.offset(), alignment);
      if (offset + size <= block.offset() + block.size()) {
        remove(block);
        add(block.offset(), offset - block.offset());
        add(offset + size, block.offset() + block.size() - offset - size);
        return offset;
      }
      if (++tries == MAX_TRIES) {
        break;
      }
    }
    return grow(size, alignment);
  }

  /** Takes the end of the arena, with the free block there if there is one. */
  private long grow(long size, long alignment) {
    Map.Entry<Long, Long> last = byOffset.lastEntry();
    boolean isAtEnd = last != null && last.getKey() + last.getValue() == end;
    long start = isAtEnd ? last.getKey() : end;
    if (isAtEnd) {
      remove(new Block(last.getKey(), last.getValue()));
    }
    long offset = ArenaPlan.align(start, alignment);
    end = Math.max(end, offset + size);
    add(start, offset - start);
    add(offset + size, end - offset - size);
    return offset;
  }

  /** Makes a block free. */
  void release(long offset, long size) {
    long from = offset;
    long to = offset + size;
    Map.Entry<Long, Long> before = byOffset.floorEntry(offset);
    if (before != null && before.getKey() + before.getValue() == offset) {
      from = before.getKey();
      remove(new Block(from, before.getValue()));
    }
    Long after = byOffset.get(to);
    if (after != null) {
      remove(new Block(to, after));
      to += after;
    }
    add(from, to - from);
  }

  private void add(long offset, long size) {
    if (size > 0) {
      byOffset.put(offset, size);
      bySize.add(new Block(offset, size));
    }
  }

  private void remove(Block block) {
    byOffset.remove(block.offset());
    bySize.remove(block);
  }
}
