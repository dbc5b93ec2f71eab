// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Calls a procedure that the dynamic type of an object selects. */
@Op(name = "fir.dispatch",
    operands = {"object: CLASS", "args: ANY..."},
    results = "results: ANY...",
    attributes = {
        "method: STRING", "pass_arg_pos: I32?", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1",
        "procedure_attrs: FortranProcedureFlagsAttr? since 22.1"
    },
    format = "$method `(` $object `:` qualified(type($object)) `)` ( `(` $args^ `:` type($args) `)` )? (`->` "
        + "type($results)^)? (`proc_attrs` $procedure_attrs^)? attr-dict")
public final class DispatchOp extends DispatchOpBase {
  DispatchOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (passArgPosAttr() == null) {
      return null;
    }
    long position = passArgPosAttr().longValue();
    if (position < 0 || position >= args().size()) {
      return opError("pass_arg_pos must be smaller than the number of operands");
    }
    return args().get((int) position).type() instanceof ClassType
        ? null
        : opError("pass_arg_pos must be a polymorphic operand");
  }

}
