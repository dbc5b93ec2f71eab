// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.math.BigInteger;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/**
 * {@code -123}: an integer of any size. Its attribute has an unsigned type that is as wide as needed for a sign: a
 * negative number is one with the highest bit.
 */
final class IntegerSyntax implements OpAssembly {
  private static final String VALUE = "value";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    BigInteger value = parser.parseBigInteger();
    int width = value.bitLength() + 1;
    IntegerType type = IntegerType.of(state.context(), width, Signedness.UNSIGNED);
    BigInteger bits = value.signum() < 0 ? value.add(BigInteger.ONE.shiftLeft(width)) : value;
    state.addAttribute(VALUE, IntegerAttr.of(type, bits));
    parser.parseOptionalAttrDict(state);
    state.addResultType(SyntaxTexts.parseType(state.context(), "!smt.int"));
  }

  /** Returns the number, whose sign is the highest bit. */
  static BigInteger value(Operation op) {
    return op.getAttr(VALUE) instanceof IntegerAttr number ? number.signedValue() : BigInteger.ZERO;
  }

  @Override
  public String template() {
    return "$value";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').print(value(op).toString()).printOptionalAttrDict(op, VALUE);
  }
}
