// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;

/** A variable of the source program. */
@Op(name = "fir.declare",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER...",
        "dummy_scope: DUMMY_SCOPE?", "storage: ANY_REFERENCE?"
    },
    results = "result: ANY_REF_OR_BOX",
    attributes = {
        "storage_offset: UI64 = NO_OFFSET", "uniq_name: UNIQUE_NAME",
        "fortran_attrs: FortranVariableFlagsAttr.CONSTRAINT?", "data_attr: CUDA_DATA?", "dummy_arg_no: UI32?"
    },
    effects = "alloc(DEBUGGING)",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^ "
        + "(`arg` $dummy_arg_no^)?)? (`storage` `(` $storage^ `[` $storage_offset `]` `)`)? attr-dict `:` "
        + "functional-type(operands, results)",
    implementations = {RetainedVariables.class, AddressViews.class, DeclareOp.Variable.class})
public final class DeclareOp extends DeclareOpBase {
  DeclareOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String error = DeclaredVariable.error(memref().type(), shape(), typeparams().size());
    if (error == null) {
      error = DeclaredVariable.storageError(storage(), storageOffsetAttr());
    }
    return error == null ? null : opError(error);
  }

  /** The attributes of the variable. */
  static final class Variable implements FortranVariableOpInterface {
    @Override
    public @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op) {
      return of(op).fortranAttrsAttr();
    }

    @Override
    public @Nullable Value getStorage(Operation op) {
      return of(op).storage();
    }
  }
}
