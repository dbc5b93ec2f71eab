// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.TypeConstraints;

/** Takes a memory reference apart: where the memory is, the offset, and the sizes and strides of the dimensions. */
@Op(name = "memref.extract_strided_metadata",
    operands = "source: ANY_STRIDED_MEMREF",
    results = {"base_buffer: ANY_STRIDED_MEMREF_OF_RANK_0", "offset: INDEX", "sizes_and_strides: ANY..."},
    traits = "PURE",
    format = "$source `:` type($source) `->` type(results) attr-dict")
public final class ExtractStridedMetadataOp extends ExtractStridedMetadataOpBase {
  ExtractStridedMetadataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames(StridedMetadata::nameResults);
  }

  static List<Type> inferResultTypes(OperationState state) {
    return StridedMetadata.resultTypes(state.operands().get(0).type());
  }

  FoldResult fold(Attribute[] constants) {
    return StridedMetadata.fold(operation(), constants);
  }

  /** Checks as many sizes as strides; a result that is left over is an error of the comparison with inferred types. */
  Diagnostic verify() {
    List<OpResult> values = sizesAndStrides();
    for (int i = 0; i < 2 * rank(); i++) {
      Type type = values.get(i).type();
      if (!TypeConstraints.INDEX.accepts(type)) {
        return opError("result #" + values.get(i).index() + " must be variadic of index, but got '" + type + "'");
      }
    }
    return null;
  }

  /** The number of dimensions. */
  public int rank() {
    return sizesAndStrides().size() / 2;
  }

  /** The size of a dimension. */
  public Value size(int dimension) {
    return sizesAndStrides().get(dimension);
  }

  /** The stride of a dimension. */
  public Value stride(int dimension) {
    return sizesAndStrides().get(rank() + dimension);
  }
}
