// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** An array whose elements a region computes from their indices. */
@Op(name = "hlfir.elemental",
    operands = {"shape: ANY_SHAPE", "mold: POLYMORPHIC?", "typeparams: ANY_INTEGER..."},
    results = "result: EXPR",
    effects = "alloc",
    attributes = "unordered: UNIT?",
    regions = "region: ONE_BLOCK",
    traits = {"ATTR_SIZED_OPERAND_SEGMENTS", "RECURSIVE_MEMORY_EFFECTS"},
    format = "$shape (`mold` $mold^)? (`typeparams` $typeparams^)? (`unordered` $unordered^)? "
        + "attr-dict `:` functional-type(operands, results) $region")
public final class ElementalOp extends ElementalOpBase {
  ElementalOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return (mold() != null) == ((ExprType) result().type()).isPolymorphic()
        ? null : opError("result must be polymorphic when mold is present and vice versa");
  }
}
