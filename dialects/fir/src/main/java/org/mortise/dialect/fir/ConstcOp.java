// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A complex number. */
@Op(name = "fir.constc",
    results = "result: FORMER_COMPLEX",
    traits = "NO_MEMORY_EFFECT")
public final class ConstcOp extends ConstcOpBase {
  ConstcOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** Returns the real part. */
  public RealAttr real() {
    return operation().getAttr(Assembly.REAL, RealAttr.class);
  }

  /** Returns the imaginary part. */
  public RealAttr imaginary() {
    return operation().getAttr(Assembly.IMAGINARY, RealAttr.class);
  }

  @Nullable Diagnostic verify() {
    return operation().getAttr(Assembly.REAL) instanceof RealAttr
        && operation().getAttr(Assembly.IMAGINARY) instanceof RealAttr
        ? null
        : opError("requires the attributes '" + Assembly.REAL + "' and '" + Assembly.IMAGINARY + "'");
  }

  /** {@code (#fir.real<4, 1.5>, #fir.real<4, 0.0>) : type}. */
  private static final class Assembly implements OpAssembly {
    private static final String REAL = "real";
    private static final String IMAGINARY = "imaginary";

    @Override
    public String template() {
      return " ($real, $imaginary) : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parsePunctuation("(");
      state.addAttribute(REAL, parser.parseAttribute(RealAttr.class, null));
      parser.parsePunctuation(",");
      state.addAttribute(IMAGINARY, parser.parseAttribute(RealAttr.class, null));
      parser.parsePunctuation(")");
      state.addResultType(parser.parseColonType());
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print('(').printAttribute(op.getAttr(REAL));
      printer.print(", ").printAttribute(op.getAttr(IMAGINARY)).print(") : ").printType(of(op).result().type());
    }
  }
}
