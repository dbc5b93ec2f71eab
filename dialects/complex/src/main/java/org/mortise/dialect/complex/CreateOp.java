// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Creates a complex number from its parts. */
@Op(name = "complex.create",
    operands = {"real: ANY_FLOAT", "imaginary: ANY_FLOAT"},
    results = "complex: COMPLEX",
    traits = "PURE",
    sameTypes = "real, imaginary",
    format = "$real `,` $imaginary attr-dict `:` type($complex)")
public final class CreateOp extends CreateOpBase {
  CreateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom(
        "real", "complex", "complex element type matches real operand type", ComplexConstraints::elementType);
    op.typeFrom(
        "imaginary", "complex", "complex element type matches imaginary operand type", ComplexConstraints::elementType);
  }

  FoldResult fold(Attribute[] constants) {
    ReOp re = ReOp.of(real().definingOp());
    ImOp im = ImOp.of(imaginary().definingOp());
    boolean isWhole = re != null && im != null && re.complex() == im.complex();
    return isWhole ? FoldResult.of(re.complex()) : FoldResult.NONE;
  }
}
