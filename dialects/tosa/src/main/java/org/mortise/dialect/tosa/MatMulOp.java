// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** The products of pairs of matrices. */
@Op(name = "tosa.matmul",
    operands = {
        "a: TENSOR_3D", "b: TENSOR_3D", "a_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR", "b_zp: SCALAR_INTEGER_OR_FLOAT_TENSOR"
    },
    results = "output: TENSOR_3D",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class MatMulOp extends MatMulOpBase {
  MatMulOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = verifyZeroPoint(a(), aZp(), "a");
    wrong = wrong != null ? wrong : verifyZeroPoint(b(), bZp(), "b");
    wrong = wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), aZp(), "a");
    return wrong != null ? wrong : ElementChecks.zeroPointValue(operation(), bZp(), "b");
  }

  private @Nullable Diagnostic verifyZeroPoint(Value value, Value zeroPoint, String name) {
    Type element = TosaTypes.storedElementOf(value);
    Type zero = TosaTypes.storedElementOf(zeroPoint);
    return element == zero ? null : opError("expect input " + name + " and " + name
        + "_zp have the same element type, got '" + element + "' and '" + zero + "'");
  }
}
