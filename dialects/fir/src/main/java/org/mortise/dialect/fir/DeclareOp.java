// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.osgi.service.component.annotations.Component;

/** A variable of the source program. */
@Op(name = "fir.declare",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "typeparams: ANY_INTEGER...",
        "dummy_scope: DUMMY_SCOPE?"
    },
    results = "result: ANY_REF_OR_BOX",
    attributes = {
        "uniq_name: UNIQUE_NAME", "fortran_attrs: FortranVariableFlagsAttr.CONSTRAINT?", "data_attr: CUDA_DATA?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? (`dummy_scope` $dummy_scope^)? "
        + "attr-dict `:` functional-type(operands, results)")
public final class DeclareOp extends DeclareOpBase {
  DeclareOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.writes(null, FirResources.DEBUGGING);
  }

  @Nullable Diagnostic verify() {
    String error = DeclaredVariable.error(memref().type(), shape(), typeparams().size());
    return error == null ? null : opError(error);
  }

  /** The attributes of the variable. */
  @Component(service = FortranVariableOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Variable implements FortranVariableOpInterface {
    @Override
    public @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op) {
      return of(op).fortranAttrsAttr();
    }
  }
}
