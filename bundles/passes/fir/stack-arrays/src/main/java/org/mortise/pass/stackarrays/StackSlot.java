// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Block;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;

/**
 * Stack memory shared by arrays whose lifetimes do not overlap. Its type is the type of a member that is both the
 * largest and the most aligned, otherwise an array of elements of the most aligned member.
 *
 * <p>A slot for arrays of computed size is not allocated: it only counts the bytes, as the stack is released where
 * these are freed.
 */
final class StackSlot {
  private final Block frame;
  private final boolean isCounted;
  private final BitSet members = new BitSet();
  /** The arrays that may be live where a member is allocated. */
  private final BitSet liveAtMembers = new BitSet();
  private final List<AllocMemOp> arrays = new ArrayList<>(1);
  private long size;
  private long alignment;
  private @Nullable Type largest;
  private @Nullable SequenceType mostAligned;
  private @Nullable Value address;

  /**
   * Creates an empty slot.
   *
   * @param frame the block for the allocations of the function or outlined region
   * @param isCounted whether the slot is not allocated
   */
  StackSlot(Block frame, boolean isCounted) {
    this.frame = frame;
    this.isCounted = isCounted;
  }

  Block frame() {
    return frame;
  }

  boolean isCounted() {
    return isCounted;
  }

  /** Returns the bytes of the largest array; 0 for an empty slot. */
  long size() {
    return size;
  }

  /** Returns the arrays of the slot, in program order. */
  List<AllocMemOp> arrays() {
    return arrays;
  }

  /** Returns whether the lifetime of an array may overlap with the lifetime of a member. */
  boolean overlaps(int number, ArrayLives lives) {
    return liveAtMembers.get(number) || members.intersects(lives.liveAt(number));
  }

  void add(int number, AllocMemOp array, long bytes, EntityLayout layout, ArrayLives lives) {
    members.set(number);
    liveAtMembers.or(lives.liveAt(number));
    arrays.add(array);
    long aligned = layout.alignmentOf(array.allocatedType());
    if (largest == null || bytes > size || bytes == size && aligned > layout.alignmentOf(largest)) {
      largest = array.allocatedType();
    }
    if (mostAligned == null || aligned > alignment) {
      mostAligned = (SequenceType) array.allocatedType();
    }
    size = Math.max(size, bytes);
    alignment = Math.max(alignment, aligned);
  }

  /** Returns the address of the memory, which is allocated at the start of the frame at the first call. */
  Value address(OpBuilder builder, EntityLayout layout) {
    if (address == null) {
      AllocMemOp first = arrays.get(0);
      builder.setInsertionPointToStart(frame);
      AllocaOp alloca = AllocaOp.build(builder, first.location(), type(layout), List.of(), List.of());
      alloca.setBindcNameAttr(commonName());
      address = alloca.res();
    }
    builder.setInsertionPointAfter(address.definingOp());
    return address;
  }

  private Type type(EntityLayout layout) {
    if (layout.sizeOf(largest) == size && layout.alignmentOf(largest) == alignment) {
      return largest;
    }
    Type element = mostAligned.elementType();
    long bytes = layout.sizeOf(element);
    return SequenceType.of(new long[] {(size + bytes - 1) / bytes}, element);
  }

  private @Nullable StringAttr commonName() {
    StringAttr name = arrays.get(0).bindcNameAttr();
    boolean isCommon = name != null && !name.value().isEmpty()
        && arrays.stream().allMatch(array -> name.equals(array.bindcNameAttr()));
    return isCommon ? name : null;
  }
}
