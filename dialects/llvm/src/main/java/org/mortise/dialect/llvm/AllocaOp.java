// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.TargetExtType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** Allocates memory on the stack. */
@Op(name = "llvm.alloca",
    operands = "arraySize: SIGNLESS_INTEGER",
    results = "res: POINTER alloc(AUTOMATIC_ALLOCATION_SCOPE)",
    attributes = {"alignment: I64?", "elem_type: TYPE", "inalloca: UNIT?"})
public final class AllocaOp extends AllocaOpBase {
  private static final String ELEMENT_TYPE = "elem_type";
  private static final String IN_ALLOCA = "inalloca";

  AllocaOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    return elemTypeAttr().value() instanceof TargetExtType
        ? opError("this target extension type cannot be used in alloca") : null;
  }

  /** {@code inalloca %size x i32 {...} : (i64) -> !llvm.ptr}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      if (parser.parseOptionalKeyword(IN_ALLOCA)) {
        state.addAttribute(IN_ALLOCA, UnitAttr.of(parser.context()));
      }
      UnresolvedOperand size = parser.parseOperand();
      parser.parseKeyword("x");
      Type element = parser.parseType();
      DictionaryAttr attributes = parser.parseOptionalAttrDict();
      parser.parsePunctuation(":");
      int start = parser.position();
      Type signature = parser.parseType();
      if (!(signature instanceof FunctionType type) || type.inputs().size() != 1 || type.results().size() != 1) {
        throw parser.error(start, "expected trailing function type with one argument and one result");
      }
      state.addAttribute(ELEMENT_TYPE, TypeAttr.of(element));
      LeadingKeywords.addAttributes(parser, state, attributes);
      parser.resolveOperands(List.of(size), type.inputs().get(0), state);
      state.addResultType(type.results().get(0));
    }

    @Override
    public String template() {
      return " $%arraySize x $elementType : ($type) -> !llvm.ptr";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(op.getAttr(IN_ALLOCA) == null ? " " : " inalloca ");
      printer.printOperand(of(op).arraySize()).print(" x ").printAttribute(op.getAttr(ELEMENT_TYPE));
      printer.printOptionalAttrDict(op, ELEMENT_TYPE, IN_ALLOCA);
      printer.print(" : ").printFunctionalType(op);
    }
  }
}
