// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ConditionallySpeculatable;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** The size of a level. */
@Op(name = "sparse_tensor.lvl",
    operands = {"source: SPARSE_TENSOR", "index: INDEX"},
    results = "result: INDEX",
    traits = "NO_MEMORY_EFFECT",
    format = "attr-dict $source `,` $index `:` type($source)",
    implementations = LvlOp.Speculation.class)
public final class LvlOp extends LvlOpBase {
  LvlOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    if (!(constants[1] instanceof IntegerAttr index)) {
      return FoldResult.NONE;
    }
    int level = (int) index.longValue();
    long size = encoding().levelSize(level, ((RankedTensorType) source().type()).shape());
    return size == ShapedType.DYNAMIC ? FoldResult.NONE : FoldResult.of(IntegerAttr.of(index.type(), size));
  }

  private Encoding encoding() {
    return SparseTensorEncodingAttr.ofType(source().type()).encoding();
  }

  @Nullable Diagnostic verify() {
    IntegerAttr index = Constants.integerOf(index());
    return index == null || index.longValue() < encoding().levels().size() ? null
        : error("Level index exceeds the rank of the input sparse tensor");
  }

  /** The operation is speculatable if the index is known, which is then in bounds. */
  static final class Speculation implements ConditionallySpeculatable {
    @Override
    public boolean isSpeculatable(Operation op) {
      return Constants.integerOf(of(op).index()) != null;
    }
  }
}
