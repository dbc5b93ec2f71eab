// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts characters of one kind to another kind, from memory to memory. */
@Op(name = "fir.char_convert",
    operands = {"from: ANY_REFERENCE read", "count: ANY_INTEGER", "to: ANY_REFERENCE write"},
    format = "$from `for` $count `to` $to attr-dict `:` type(operands)")
public final class CharConvertOp extends CharConvertOpBase {
  CharConvertOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!(EntityTypes.unwrapArray(Addresses.elementType(from().type())) instanceof CharacterType source)
        || !(EntityTypes.unwrapArray(Addresses.elementType(to().type())) instanceof CharacterType target)) {
      return opError("not a reference to a character");
    }
    return source.kind() != target.kind() ? null : opError("buffers must have different KIND values");
  }

}
