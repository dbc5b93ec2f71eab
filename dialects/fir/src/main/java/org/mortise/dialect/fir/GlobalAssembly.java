// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code internal @name(value) {...} constant target : type {...}}. */
final class GlobalAssembly implements OpAssembly {
  private static final String SYM_NAME = "sym_name";
  private static final String SYM_REF = "symref";
  private static final String TYPE = "type";
  private static final String INITIAL_VALUE = "initVal";
  private static final String CONSTANT = "constant";
  private static final String TARGET = "target";
  private static final String LINKAGE = "linkName";

  @Override
  public String template() {
    return " $@name : $type";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String linkage = parser.parseOptionalKeyword();
    if (linkage != null) {
      if (!GlobalOp.isValidLinkage(linkage)) {
        throw parser.error(parser.position(), "unknown linkage");
      }
      state.addAttribute(LINKAGE, StringAttr.of(parser.context(), linkage));
    }
    SymbolRefAttr symbol = parser.parseAttribute(SymbolRefAttr.class, null);
    state.addAttribute(SYM_REF, symbol);
    state.addAttribute(SYM_NAME, StringAttr.of(parser.context(), symbol.rootReference()));
    boolean hasValue = parser.parseOptionalPunctuation("(");
    if (hasValue) {
      state.addAttribute(INITIAL_VALUE, parser.parseAttribute());
      parser.parsePunctuation(")");
    }
    parser.parseOptionalAttrDict(state);
    parseFlag(parser, state, CONSTANT);
    parseFlag(parser, state, TARGET);
    state.addAttribute(TYPE, TypeAttr.of(parser.parseColonType()));
    Region body = state.addRegion();
    if (!hasValue) {
      parser.parseOptionalRegion(body, RegionOptions.PLAIN);
    }
  }

  private static void parseFlag(OpAsmParser parser, OperationState state, String keyword) {
    if (parser.parseOptionalKeyword(keyword)) {
      state.addAttribute(keyword, UnitAttr.of(parser.context()));
    }
  }

  @Override
  public void print(Operation operation, OpAsmPrinter printer) {
    GlobalOp op = GlobalOp.of(operation);
    if (op.linkNameAttr() != null) {
      printer.print(' ').print(op.linkNameAttr().value());
    }
    printer.print(' ').printAttributeWithoutType(op.symrefAttr());
    if (op.initValAttr() != null) {
      printer.print('(').printAttribute(op.initValAttr()).print(')');
    }
    printer.printOptionalAttrDict(operation, SYM_NAME, SYM_REF, TYPE, INITIAL_VALUE, CONSTANT, TARGET, LINKAGE);
    printer.print(op.constantAttr() == null ? "" : " " + CONSTANT);
    printer.print(op.targetAttr() == null ? "" : " " + TARGET);
    printer.print(" : ").printAttribute(op.typeAttr());
    if (op.hasInitializationBody()) {
      printer.print(' ');
      printer.printRegion(op.region(), false, true);
    }
  }
}
