// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.ByteViewOpInterface;
import org.mortise.ir.types.MemRefType;

/** Views a buffer of bytes as memory of another type. */
@Op(name = "memref.view",
    operands = {"source: SOURCE", "byte_shift: INDEX", "sizes: INDEX..."},
    results = "result: ANY_MEMREF",
    traits = "PURE",
    format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
    resultNames = "view",
    implementations = {MemRefViews.class, ViewOp.Bytes.class, MemorySpaceViews.class},
    patterns = ViewPatterns.class)
public final class ViewOp extends ViewOpBase {
  static final TypeConstraint<MemRefType> SOURCE = TypeConstraints.memRefOfRank(1, TypeConstraints.I8);

  ViewOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    MemRefType source = sourceType();
    MemRefType result = resultType();
    if (!source.isIdentityLayout()) {
      return error("unsupported map for base memref type '" + source + "'");
    }
    if (!result.isIdentityLayout()) {
      return error("unsupported map for result memref type '" + result + "'");
    }
    if (source.memorySpace() != result.memorySpace()) {
      return error("different memory spaces specified for base memref type '" + source
          + "' and view memref type '" + result + "'");
    }
    int expected = result.dynamicDimCount();
    return sizes().size() == expected ? null
        : opError("incorrect number of dynamic sizes, has " + sizes().size() + ", expected " + expected);
  }

  /** Views bytes of the source from the shift on. */
  static final class Bytes implements ByteViewOpInterface {
    @Override
    public Value getByteShift(Operation op) {
      return of(op).byteShift();
    }
  }
}
