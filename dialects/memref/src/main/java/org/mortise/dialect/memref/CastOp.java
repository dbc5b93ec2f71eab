// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Casts a memref to a type with more or less static information on its rank, shape and layout. */
@Op(name = "memref.cast",
    operands = "source: ANY_RANKED_OR_UNRANKED_MEMREF",
    results = "dest: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = {"PURE", "MEMREFS_NORMALIZABLE"},
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    resultNames = "cast",
    implementations = {MemRefViews.class, CastBounds.class, MemorySpaceViews.class})
public final class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  /** Folds a cast of a cast first, since that may change the source type. */
  FoldResult fold(Attribute[] constants) {
    FoldResult folded = CastFolding.intoOperands(operation());
    return source().type() == dest().type() ? FoldResult.of(source()) : folded;
  }

  /** Returns whether a cast can convert one type to the other. */
  public static boolean areCastCompatible(Type from, Type to) {
    return MemRefTypes.areCastCompatible(from, to);
  }

  @Nullable Diagnostic verify() {
    Type from = source().type();
    Type to = dest().type();
    return MemRefTypes.verifyCast(operation(), from, to, MemRefTypes.areCastCompatible(from, to));
  }
}
