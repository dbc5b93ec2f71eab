// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code control(Unroll) -> i32 {...}}. */
final class StructuredSyntax implements OpAssembly {
  private static final String NONE = "None";

  private final String control;

  /** @param control the attribute with the control, and the kind of its value */
  StructuredSyntax(String control) {
    this.control = control;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String word = NONE;
    if (parser.parseOptionalKeyword("control")) {
      parser.parsePunctuation("(");
      word = parser.parseKeyword();
      parser.parsePunctuation(")");
    }
    state.addAttribute(control, Words.of(state.context(), control, word));
    List<Type> results = new ArrayList<>();
    if (parser.parseOptionalPunctuation("->")) {
      parser.parseTypeList(results);
    }
    state.addResultTypes(results);
    parser.parseOptionalAttrDictWithKeyword(state);
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN);
  }

  @Override
  public String template() {
    return "{}";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    String word = Words.word(op.getAttr(control));
    if (!word.equals(NONE)) {
      printer.print(" control(").print(word).print(')');
    }
    if (op.resultCount() > 0) {
      printer.print(" -> ").printTypesOf(List.of(op.results()));
    }
    printer.printOptionalAttrDictWithKeyword(op, control);
    printer.print(' ').printRegion(op.region(0), false, true, true);
  }
}
