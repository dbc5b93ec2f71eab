// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.CloneOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.AllocationOpInterface;

/**
 * A kind of buffers: the buffers that one operation frees. A buffer is given away only to an owner of its kind, so that
 * the owner knows how to free it. The operations that free buffers of equal kinds have the same name and attributes,
 * and no operand besides the buffer.
 */
final class Freeing {
  /** The kind of all buffers that {@code memref.dealloc} frees. */
  static final Freeing USUAL = new Freeing(null, null, null, true);

  private final @Nullable OperationName name;
  private final @Nullable DictionaryAttr attributes;
  /** An allocation of this kind; null if the program has none. */
  private final @Nullable Operation allocation;
  /** Whether the freeing operation depends only on the buffer. */
  private final boolean isShared;
  private @Nullable Boolean isClonable;

  private Freeing(@Nullable OperationName name, @Nullable DictionaryAttr attributes,
      @Nullable Operation allocation, boolean isShared) {
    this.name = name;
    this.attributes = attributes;
    this.allocation = allocation;
    this.isShared = isShared;
  }

  /** Returns the kind of the buffers that {@code free} can free. */
  static Freeing by(Operation free, @Nullable Operation allocation, boolean isShared) {
    boolean isUsual = isShared && DeallocOp.of(free) != null;
    return isUsual ? USUAL : new Freeing(free.name(), free.attributes(), allocation, isShared);
  }

  boolean isUsual() {
    return this == USUAL;
  }

  /** Returns whether an owner of this kind can own a buffer of the kind {@code other}. */
  boolean isSame(Freeing other) {
    return this == other
        || isShared && other.isShared && name == other.name && attributes == other.attributes;
  }

  /** Returns the kind of an owner of buffers of two kinds; {@link #USUAL} if they differ. */
  Freeing join(Freeing other) {
    return !isSame(other) || !isShared ? USUAL : allocation != null ? this : other;
  }

  /** Creates the operation that frees {@code buffer}. */
  Operation free(OpBuilder builder, Location location, Value buffer) {
    if (isUsual()) {
      return DeallocOp.create(builder, location, buffer).operation();
    }
    return builder.create(builder.state(location, name.name()).addOperand(buffer).addAttributes(attributes));
  }

  /** Creates a copy of {@code buffer} of this kind; requires {@link #isClonable}. */
  Value copy(OpBuilder builder, Location location, Value buffer) {
    if (isUsual()) {
      return CloneOp.create(builder, location, buffer);
    }
    return allocation.getInterface(AllocationOpInterface.class).buildClone(allocation, builder, buffer);
  }

  /** Returns whether buffers of this kind can be copied into buffers of the same kind. */
  boolean isClonable(AllocationKinds kinds) {
    if (isUsual()) {
      return true;
    }
    if (isClonable == null) {
      isClonable = allocation != null && kinds.isCopyOfKind(allocation, this);
    }
    return isClonable;
  }

  @Override
  public String toString() {
    return isUsual() ? DeallocOp.NAME : name.name();
  }
}
