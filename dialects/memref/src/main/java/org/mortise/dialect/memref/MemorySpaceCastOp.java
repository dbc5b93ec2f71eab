// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.MemorySpaceCastOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.UnrankedMemRefType;

/** Casts a memref to another memory space. */
@Op(name = "memref.memory_space_cast",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "dest: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = {"PURE", "MEMREFS_NORMALIZABLE"},
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    resultNames = "memspacecast",
    implementations = {MemRefViews.class, MemorySpaceCastOp.Cast.class})
public final class MemorySpaceCastOp extends MemorySpaceCastOpBase {
  MemorySpaceCastOp(Operation operation) {
    super(operation);
  }

  /** Takes the source of another cast of the memory space. */
  FoldResult fold(Attribute[] constants) {
    if (source().type() == dest().type()) {
      return FoldResult.of(source());
    }
    MemorySpaceCastOp inner = of(source().definingOp());
    if (inner == null) {
      return FoldResult.NONE;
    }
    sourceOperand().set(inner.source());
    return FoldResult.IN_PLACE;
  }

  @Nullable Diagnostic verify() {
    Type from = source().type();
    Type to = dest().type();
    return MemRefTypes.verifyCast(operation(), from, to, MemRefTypes.differInMemorySpaceOnly(from, to));
  }

  /** Casts to the generic memory space can be moved to the users of the source. */
  static final class Cast implements MemorySpaceCastOpInterface {
    @Override
    public Value getSourcePtr(Operation op) {
      return of(op).source();
    }

    @Override
    public Value getTargetPtr(Operation op) {
      return of(op).dest();
    }

    @Override
    public boolean isValidMemorySpaceCast(Operation op, Type target, Type source) {
      return MemRefTypes.differInMemorySpaceOnly(source, target);
    }

    @Override
    public Value cloneMemorySpaceCast(Operation op, OpBuilder builder, Type target, Value source) {
      return create(builder, op.location(), target, source);
    }

    @Override
    public boolean isSourcePromotable(Operation op) {
      Type type = of(op).dest().type();
      return type instanceof MemRefType ranked ? ranked.memorySpace() == null
          : type instanceof UnrankedMemRefType unranked && unranked.memorySpace() == null;
    }
  }
}
