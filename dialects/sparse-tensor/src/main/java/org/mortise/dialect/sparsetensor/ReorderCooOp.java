// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Sorts the elements of a tensor in coordinate format. */
@Op(name = "sparse_tensor.reorder_coo",
    operands = "input_coo: SPARSE_TENSOR",
    results = "result_coo: SPARSE_TENSOR",
    attributes = "algorithm: SORT_KIND",
    traits = "PURE",
    format = "$algorithm $input_coo attr-dict`:` type($input_coo) `to` type($result_coo)")
public final class ReorderCooOp extends ReorderCooOpBase {
  ReorderCooOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return inputCoo().type() == resultCoo().type() ? FoldResult.of(inputCoo()) : FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    SparseTensorEncodingAttr from = SparseTensorEncodingAttr.ofType(inputCoo().type());
    SparseTensorEncodingAttr to = SparseTensorEncodingAttr.ofType(resultCoo().type());
    if (SparseTensorChecks.cooStart(from) != 0 || SparseTensorChecks.cooStart(to) != 0) {
      return error("Expected COO sparse tensors only");
    }
    return Arrays.equals(inputCooType().shape(), resultCooType().shape()) ? null
        : error("Unmatched dim2lvl map between input and result COO");
  }
}
