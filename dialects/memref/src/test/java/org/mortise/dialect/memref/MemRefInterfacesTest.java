// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefType;
import org.mortise.testing.ClassPathContext;

class MemRefInterfacesTest {
  private final Context context = ClassPathContext.of(new ArithDialect(), new MemRefDialect());
  private final UnknownLoc location = UnknownLoc.of(context);
  private final OpBuilder builder = OpBuilder.atEnd(context, new Block());
  private final MemRefType type = MemRefType.of(new long[] {4}, FloatType.f32(context));

  @Test
  void effects_alloca_allocateInAutomaticScope() {
    Operation alloca = AllocaOp.create(builder, location, type, List.of()).definingOp();
    assertThat(MemoryEffects.of(alloca)).containsExactly(MemoryEffect.of(
        MemoryEffect.Kind.ALLOCATE, alloca.result(0), MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE));
  }

  @Test
  void effects_realloc_freeSourceAndAllocateResult() {
    Operation alloc = AllocOp.create(builder, location, type, List.of()).definingOp();
    Operation realloc = ReallocOp.build(builder, location, type, alloc.result(0), null).operation();
    assertThat(MemoryEffects.hasEffect(realloc, MemoryEffect.Kind.FREE, alloc.result(0))).isTrue();
    assertThat(MemoryEffects.hasEffect(realloc, MemoryEffect.Kind.ALLOCATE, realloc.result(0))).isTrue();
  }

  @Test
  void viewInterface_cast_namesSource() {
    Operation alloc = AllocOp.create(builder, location, type, List.of()).definingOp();
    Operation cast = CastOp.build(builder, location, type.withShape(Long.MIN_VALUE), alloc.result(0)).operation();
    assertThat(cast.getInterface(ViewLikeOpInterface.class).getViewSource(cast)).isSameAs(alloc.result(0));
    assertThat(MemoryEffects.isPure(cast)).isTrue();
  }

  @Test
  void buildPromotedAlloc_alloc_keepsSizesAndType() {
    Operation size = ConstantOp.createIndex(builder, location, 7).definingOp();
    MemRefType dynamic = type.withShape(Long.MIN_VALUE);
    Operation alloc = AllocOp.create(builder, location, dynamic, List.of(size.result(0))).definingOp();
    AllocationOpInterface allocation = alloc.getInterface(AllocationOpInterface.class);
    AllocaOp promoted = AllocaOp.of(allocation.buildPromotedAlloc(alloc, builder, alloc.result(0)));
    assertThat(promoted.dynamicSizes()).containsExactly(size.result(0));
    assertThat(promoted.memrefType()).isSameAs(dynamic);
    assertThat(allocation.getHoistingKind(alloc)).isEqualTo(AllocationOpInterface.HoistingKind.BOTH);
  }

  @Test
  void buildClone_noDialectWithClones_isNull() {
    Operation alloc = AllocOp.create(builder, location, type, List.of()).definingOp();
    AllocationOpInterface allocation = alloc.getInterface(AllocationOpInterface.class);
    assertThat(allocation.buildClone(alloc, builder, alloc.result(0))).isNull();
    assertThat(DeallocOp.of(allocation.buildDealloc(alloc, builder, alloc.result(0))).memref())
        .isSameAs(alloc.result(0));
  }
}
