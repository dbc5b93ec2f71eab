// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.expandrealloc;

import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.ReallocOp;
import org.mortise.dialect.memref.ReinterpretCastOp;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.dialect.scf.IfOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/**
 * Replaces one {@code memref.realloc}:
 *
 * <pre>
 *   %grows = arith.cmpi ult, %oldSize, %newSize
 *   %new = scf.if %grows {
 *     %alloc = memref.alloc(%newSize)
 *     %start = memref.subview %alloc[0] [%oldSize] [1]
 *     memref.copy %old, %start
 *     memref.dealloc %old
 *     scf.yield %alloc
 *   } else {
 *     %same = memref.reinterpret_cast %old to offset: [0], sizes: [%newSize], strides: [1]
 *     scf.yield %same
 *   }
 * </pre>
 */
final class ReallocExpansion {
  private static final MixedIndices ZERO = MixedIndices.of(0);
  private static final MixedIndices ONE = MixedIndices.of(1);

  private final ReallocOp realloc;
  private final boolean emitDealloc;
  private final OpBuilder builder;
  private final Location location;
  private final MemRefType oldType;
  private final MemRefType newType;

  ReallocExpansion(ReallocOp realloc, boolean emitDealloc) {
    this.realloc = realloc;
    this.emitDealloc = emitDealloc;
    this.builder = OpBuilder.before(realloc);
    this.location = realloc.location();
    this.oldType = (MemRefType) realloc.source().type();
    this.newType = (MemRefType) realloc.result().type();
  }

  void run() {
    Value oldSize = ShapedType.isDynamic(oldType.dim(0))
        ? DimOp.create(builder, location, realloc.source(), 0) : constant(oldType.dim(0));
    Value newSize = realloc.dynamicResultSize() == null ? constant(newType.dim(0)) : realloc.dynamicResultSize();
    Value grows = CmpIOp.create(builder, location, IntegerPredicate.ULT, oldSize, newSize);
    IfOp choice = IfOp.create(builder, location, List.of(newType), grows,
        (b, l) -> List.of(grow(oldSize)),
        (b, l) -> List.of(keep()));
    realloc.result().replaceAllUsesWith(choice.results().get(0));
    realloc.operation().erase();
  }

  private Value grow(Value oldSize) {
    List<Value> sizes = realloc.dynamicResultSize() == null ? List.of() : List.of(realloc.dynamicResultSize());
    Value alloc = AllocOp.create(builder, location, newType, sizes, List.of(), realloc.alignmentAttr());
    // A size that is known to be too large must not be static, although this branch is never taken.
    boolean fits = !newType.hasStaticShape() || !oldType.hasStaticShape() || oldType.dim(0) <= newType.dim(0);
    MemRefType copied = fits ? oldType : oldType.withShape(ShapedType.DYNAMIC);
    MemRefType startType = copied.withLayout(StridedLayoutAttr.of(builder.context(), 0, 1));
    Value start = SubViewOp.create(builder, location, startType, alloc, ZERO, size(copied, oldSize), ONE);
    CopyOp.create(builder, location, realloc.source(), start);
    if (emitDealloc) {
      DeallocOp.create(builder, location, realloc.source());
    }
    return alloc;
  }

  private Value keep() {
    MixedIndices size = size(newType, realloc.dynamicResultSize());
    return ReinterpretCastOp.create(builder, location, newType, realloc.source(), ZERO, size, ONE);
  }

  private static MixedIndices size(MemRefType type, Value size) {
    return ShapedType.isDynamic(type.dim(0)) ? MixedIndices.ofAll(List.of(size)) : MixedIndices.of(type.dim(0));
  }

  private Value constant(long size) {
    return ConstantOp.createIndex(builder, location, size);
  }
}
