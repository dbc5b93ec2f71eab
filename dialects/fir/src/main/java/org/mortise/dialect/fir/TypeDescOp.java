// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.TypeDescType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** The description of a type. */
@Op(name = "fir.type_desc",
    results = "res: FIR_TYPE",
    attributes = "in_type: FORTRAN_TYPE",
    traits = "NO_MEMORY_EFFECT")
public final class TypeDescOp extends TypeDescOpBase {
  TypeDescOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** A type: {@code !fir.type<t>}. */
  private static final class Assembly implements OpAssembly {
    private static final String IN_TYPE = "in_type";

    @Override
    public String template() {
      return " $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      Type type = parser.parseType();
      state.addAttribute(IN_TYPE, TypeAttr.of(type));
      state.addResultType(TypeDescType.of(type));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ').printAttribute(op.getAttr(IN_TYPE));
      printer.printOptionalAttrDict(op, IN_TYPE);
    }
  }

  @Nullable Diagnostic verify() {
    if (!(operation().result(0).type() instanceof TypeDescType description)) {
      return opError("must be !fir.tdesc type");
    }
    return description.elementType() == inTypeAttr().value() ? null : opError("wrapped type mismatched");
  }

}
