// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.NoneType;

/** The address of a field of a descriptor. */
@Op(name = "fir.box_offset",
    operands = "box_ref: ANY_REFERENCE",
    results = "result: REF_OR_LLVM_PTR",
    attributes = "field: FirEnums.BOX_FIELD",
    traits = "NO_MEMORY_EFFECT",
    format = "$box_ref $field attr-dict `:` functional-type(operands, results)")
public final class BoxOffsetOp extends BoxOffsetOpBase {
  BoxOffsetOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!(Addresses.elementType(boxRef().type()) instanceof BaseBoxType box)) {
      return opError("box_ref operand must have !fir.ref<!fir.box<T>> type");
    }
    boolean isTypeField = fieldAttr().longValue() == 1;
    Type scalar = EntityTypes.scalarOf(box);
    boolean hasTypeField = box instanceof ClassType || scalar instanceof RecordType || scalar instanceof NoneType;
    return !isTypeField || hasTypeField
        ? null
        : opError("can only address derived_type field of derived type or unlimited polymorphic fir.box");
  }

}
