// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A range of an operation's operands, read and written in place. As a list it has the values. If it is a declared
 * group, changing its length also changes the operation's segment sizes. Other ranges of the same operation become
 * stale.
 */
public final class OperandRange extends AbstractList<Value> {
  private static final int NO_GROUP = -1;

  private final Operation owner;
  private final int start;
  private final int group;
  private final @Nullable String segmentsName;
  private final int segment;
  private int length;

  /** Creates a range of operands that is not a declared group. */
  public OperandRange(Operation owner, int start, int length) {
    this(owner, start, length, NO_GROUP);
  }

  public OperandRange(Operation owner, int start, int length, int group) {
    this(owner, start, length, group, null, NO_GROUP);
  }

  /**
   * A part of a group whose parts' sizes are in the attribute {@code segmentsName}, inherent or not; it is the one at
   * {@code segment} there.
   */
  public OperandRange(Operation owner, int start, int length, int group, @Nullable String segmentsName, int segment) {
    this.owner = owner;
    this.start = start;
    this.length = length;
    this.group = group;
    this.segmentsName = segmentsName;
    this.segment = segment;
  }

  public Operation owner() {
    return owner;
  }

  /** Position of the first value among all operands of the operation. */
  public int start() {
    return start;
  }

  @Override
  public int size() {
    return length;
  }

  @Override
  public Value get(int index) {
    return owner.operand(start + checked(index));
  }

  public OpOperand opOperand(int index) {
    return owner.opOperand(start + checked(index));
  }

  @Override
  public Value set(int index, Value value) {
    Value old = get(index);
    owner.setOperand(start + index, value);
    return old;
  }

  /** Appends values to this group. */
  public void append(List<? extends Value> values) {
    owner.insertOperands(start + length, List.copyOf(values));
    resized(length + values.size());
  }

  /** Erases {@code count} values from position {@code at} on. */
  public void erase(int at, int count) {
    owner.eraseOperands(start + at, count);
    resized(length - count);
  }

  /** Erases all values of several ranges of one operation. Linear in the operation's operands and the ranges. */
  public static void eraseAll(List<OperandRange> ranges) {
    if (ranges.isEmpty()) {
      return;
    }
    Operation owner = ranges.get(0).owner;
    BitSet positions = new BitSet(owner.operandCount());
    Map<String, int[]> sizes = new HashMap<>();
    for (OperandRange range : ranges) {
      positions.set(range.start, range.start + range.length);
      if (range.group != NO_GROUP && owner.definition() != null) {
        range.addTo(sizes, range.groupSizesName(), range.group);
        range.addTo(sizes, range.segmentsName, range.segment);
      }
      range.length = 0;
    }
    owner.eraseOperands(positions);
    sizes.forEach((name, values) -> setSizes(owner, name, values));
  }

  private void addTo(Map<String, int[]> sizes, @Nullable String name, int index) {
    if (name != null) {
      sizes.computeIfAbsent(name, key -> sizes(owner, key))[index] -= length;
    }
  }

  /** Returns the name of the attribute with the sizes of all groups, or null if the operation has none. */
  private @Nullable String groupSizesName() {
    return owner.definition().operandSegmentsName();
  }

  /** Replaces all values of this group. */
  public void assign(List<? extends Value> values) {
    List<Value> copy = List.copyOf(values);
    int common = Math.min(length, copy.size());
    for (int i = 0; i < common; i++) {
      owner.setOperand(start + i, copy.get(i));
    }
    if (copy.size() < length) {
      owner.eraseOperands(start + common, length - common);
    } else if (copy.size() > length) {
      owner.insertOperands(start + common, copy.subList(common, copy.size()));
    }
    resized(copy.size());
  }

  private void resized(int newLength) {
    int change = newLength - length;
    length = newLength;
    if (change == 0 || group == NO_GROUP || owner.definition() == null) {
      return;
    }
    addToSize(groupSizesName(), group, change);
    addToSize(segmentsName, segment, change);
  }

  private void addToSize(@Nullable String name, int index, int change) {
    if (name != null) {
      int[] sizes = sizes(owner, name);
      sizes[index] += change;
      setSizes(owner, name, sizes);
    }
  }

  private static int[] sizes(Operation op, String name) {
    return op.definition().segmentSizes(op.getAttr(name));
  }

  private static void setSizes(Operation op, String name, int[] sizes) {
    op.setAttr(name, op.definition().segmentSizes(op.context(), sizes));
  }

  private int checked(int index) {
    if (index < 0 || index >= length) {
      throw new IndexOutOfBoundsException("operand " + index + " of a group of " + length);
    }
    return index;
  }
}
