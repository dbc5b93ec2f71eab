// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.ArrayType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Receives the exceptions of an {@code llvm.invoke}; the operands are the types that are caught or filtered. */
@Op(name = "llvm.landingpad",
    operands = "clauses: LLVM_TYPE...",
    results = "res: LLVM_TYPE",
    attributes = "cleanup: UNIT?")
public final class LandingpadOp extends LandingpadOpBase {
  private static final String CLEANUP = "cleanup";

  LandingpadOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    FuncOp function = FuncOp.of(parentOp());
    if (function == null || function.personalityAttr() == null) {
      return error("llvm.landingpad needs to be in a function with a personality");
    }
    return cleanupAttr() != null || !clauses().isEmpty() ? null
        : error("landingpad instruction expects at least one clause or cleanup attribute");
  }

  /** {@code cleanup (catch %a : type) (filter %b : type) {...} : type}; operands that are arrays are filters. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      if (parser.parseOptionalKeyword(CLEANUP)) {
        state.addAttribute(CLEANUP, UnitAttr.of(parser.context()));
      }
      List<UnresolvedOperand> operands = new ArrayList<>();
      List<Type> types = new ArrayList<>();
      while (parser.parseOptionalPunctuation("(")) {
        if (!parser.parseOptionalKeyword("filter")) {
          parser.parseKeyword("catch");
        }
        operands.add(parser.parseOperand());
        types.add(parser.parseColonType());
        parser.parsePunctuation(")");
      }
      parser.resolveOperands(operands, types, parser.namePosition(), state);
      state.addResultType(parser.parseColonType());
    }

    @Override
    public String template() {
      return " (catch $%value : $type) : $type";
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      LandingpadOp op = of(operation);
      printer.print(op.cleanupAttr() == null ? " " : " cleanup ");
      for (Value clause : op.clauses()) {
        printer.print(clause.type() instanceof ArrayType ? "(filter " : "(catch ").printOperand(clause);
        printer.print(" : ").printType(clause.type()).print(") ");
      }
      printer.printOptionalAttrDict(operation, CLEANUP);
      printer.print(": ").printType(op.res().type());
    }
  }
}
