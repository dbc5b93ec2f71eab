// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** A hint that an address is going to be accessed. */
@Op(name = "fir.prefetch",
    operands = "memref: ANY_REFERENCE",
    attributes = {"rw: UNIT?", "localityHint: LOCALITY", "cacheType: UNIT?"},
    effects = "alloc",
    since = "22.1")
public final class PrefetchOp extends PrefetchOpBase {
  PrefetchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code %address {read, data, localityHint = 3 : i32} : type}. */
  private static final class Assembly implements OpAssembly {
    private static final String ACCESS = "rw";
    private static final String CACHE = "cacheType";
    private static final String LOCALITY = "localityHint";

    @Override
    public String template() {
      return " $%memref {read, data, localityHint = 3 : i32} : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand address = parser.parseOperand();
      parser.parsePunctuation("{");
      if (choice(parser, "write", "read", "Expected either read or write keyword")) {
        state.addAttribute(ACCESS, UnitAttr.of(parser.context()));
      }
      parser.parsePunctuation(",");
      if (choice(parser, "data", "instruction", "Expected either data or instruction keyword")) {
        state.addAttribute(CACHE, UnitAttr.of(parser.context()));
      }
      parser.parsePunctuation(",");
      parser.parseKeyword(LOCALITY);
      parser.parsePunctuation("=");
      state.addAttribute(LOCALITY, parser.parseAttribute(IntegerAttr.class, null));
      parser.parsePunctuation("}");
      Type type = parser.parseColonType();
      state.addOperand(parser.resolveOperand(address, type));
    }

    private static boolean choice(OpAsmParser parser, String yes, String no, String error) {
      if (parser.parseOptionalKeyword(yes)) {
        return true;
      }
      if (!parser.parseOptionalKeyword(no)) {
        throw parser.error(parser.position(), "custom op '" + NAME + "' " + error);
      }
      return false;
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      PrefetchOp prefetch = of(op);
      printer.print(' ');
      printer.printOperand(prefetch.memref()).print(prefetch.rwAttr() == null ? " {read, " : " {write, ");
      printer.print(prefetch.cacheTypeAttr() == null ? "instruction" : "data").print(", localityHint = ");
      printer.printAttribute(prefetch.localityHintAttr()).print("} : ");
      printer.printType(prefetch.memref().type());
    }
  }
}
