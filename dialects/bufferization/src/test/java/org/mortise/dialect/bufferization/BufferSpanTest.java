// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefType;
import org.mortise.testing.ClassPathContext;

class BufferSpanTest {
  private final Context context = ClassPathContext.create();
  private final UnknownLoc location = UnknownLoc.of(context);
  private final OpBuilder builder = OpBuilder.atEnd(context, new Block());
  private final Value given = allocate(builder);
  private final Operation start = CloneOp.create(builder, location, given).definingOp();

  private Value allocate(OpBuilder where) {
    return AllocOp.create(where, location, MemRefType.of(new long[] {4}, FloatType.f32(context)), List.of());
  }

  /** Creates an operation that uses the given buffer and has {@code count} allocations inside. */
  private Block addScope(int count) {
    OperationState state = builder.state(location, "own.scope").addOperand(given);
    Block inside = state.addRegion().addBlock();
    builder.create(state);
    OpBuilder inner = OpBuilder.atEnd(context, inside);
    for (int i = 0; i < count; i++) {
      allocate(inner);
    }
    return inside;
  }

  private boolean isFreedInside() {
    Operation end = DeallocOp.create(builder, location, given).operation();
    return new BufferSpan(start, end).isUsedOnceFreedInside(given, given);
  }

  @Test
  void isUsedOnceFreedInside_bufferAllocatedAndFreedInside_isFalse() {
    Block inside = addScope(1);
    DeallocOp.create(OpBuilder.atEnd(context, inside), location, inside.first().result(0));
    assertThat(isFreedInside()).isFalse();
  }

  @Test
  void isUsedOnceFreedInside_bufferFreedInside_isTrue() {
    DeallocOp.create(OpBuilder.atEnd(context, addScope(1)), location, given);
    assertThat(isFreedInside()).isTrue();
  }

  @Test
  void isUsedOnceFreedInside_largeRegion_findsDealloc() {
    Block inside = addScope(10_000);
    assertThat(isFreedInside()).isFalse();
    DeallocOp.create(OpBuilder.atEnd(context, inside), location, given);
    assertThat(isFreedInside()).isTrue();
  }

  @Test
  void isUsedOnceFreedInside_regionArgumentFreed_isTrue() {
    Block inside = addScope(1);
    DeallocOp.create(OpBuilder.atEnd(context, inside), location, inside.addArgument(given.type(), location));
    assertThat(isFreedInside()).isTrue();
  }

  @Test
  void isUsedOnceFreedInside_otherBufferFreed_isFalse() {
    Value other = allocate(OpBuilder.before(start));
    DeallocOp.create(OpBuilder.atEnd(context, addScope(1)), location, other);
    assertThat(isFreedInside()).isFalse();
  }
}
