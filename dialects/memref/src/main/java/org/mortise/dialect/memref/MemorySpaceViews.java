// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.MemorySpaceCastConsumerOpInterface;
import org.mortise.ir.interfaces.MemorySpaceCastOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.UnrankedMemRefType;

/** Views of this dialect: the view of the result of a cast becomes a cast of the view of its source. */
final class MemorySpaceViews implements MemorySpaceCastConsumerOpInterface {
  @Override
  public @Nullable List<? extends Value> bubbleDownCasts(Operation op, OpBuilder builder) {
    Operation cast = MemorySpaceCastOpInterface.promotableCast(op.operand(0));
    if (cast == null) {
      return null;
    }
    MemorySpaceCastOpInterface casts = cast.getInterface(MemorySpaceCastOpInterface.class);
    Value source = casts.getSourcePtr(cast);
    Type type = op.result(0).type();
    Type moved = source.type() instanceof MemRefType ranked ? withSpace(type, ranked.memorySpace())
        : source.type() instanceof UnrankedMemRefType unranked ? withSpace(type, unranked.memorySpace()) : null;
    if (moved == null || !casts.isValidMemorySpaceCast(cast, type, moved)) {
      return null;
    }
    Operation view = op.cloneWithoutRegions(new IRMapping());
    view.setOperand(0, source);
    view.result(0).setType(moved);
    builder.insert(view);
    return List.of(casts.cloneMemorySpaceCast(cast, builder, type, view.result(0)));
  }

  private static @Nullable Type withSpace(Type type, @Nullable Attribute space) {
    if (type instanceof MemRefType ranked) {
      return ranked.withMemorySpace(space);
    }
    return type instanceof UnrankedMemRefType unranked ? UnrankedMemRefType.of(unranked.elementType(), space) : null;
  }
}
