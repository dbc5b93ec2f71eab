// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** Branches to the block with an address, which is one of the successors. */
@Op(name = "llvm.indirectbr", since = "22.1",
    operands = {"addr: POINTER", "succOperands: ANY..."},
    attributes = "indbr_operand_segments: DENSE_I32_ARRAY",
    successors = "successors...",
    traits = {"TERMINATOR", "SAME_VARIADIC_OPERAND_SIZE", "PURE"},
    format = "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, "
        + "type($succOperands), $indbr_operand_segments) attr-dict",
    implementations = IndirectBrOp.Branch.class)
public final class IndirectBrOp extends IndirectBrOpBase {
  private static final String SEGMENTS = "indbr_operand_segments";

  IndirectBrOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("IndirectBrOpSucessors", new Successors());
  }

  /** Returns the operands of the block of a successor. */
  public OperandRange successorOperands(int index) {
    DenseI32ArrayAttr segments = indbrOperandSegmentsAttr();
    return new OperandRange(operation(), 1 + segments.sumBefore(index), segments.get(index),
        definition().operandGroup("succOperands"), SEGMENTS, index);
  }

  /** Each block has separate operands. */
  static final class Branch implements BranchOpInterface {
    @Override
    public SuccessorOperands getSuccessorOperands(Operation op, int index) {
      return new SuccessorOperands(of(op).successorOperands(index));
    }
  }

  /** {@code [ ^bb1, ^bb2(%a : t) ]}. */
  private static final class Successors implements CustomDirective {
    private static final int BLOCKS = 1;
    private static final int OPERANDS = 2;
    private static final int TYPES = 3;
    private static final int SIZES = 4;

    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {
      List<Integer> sizes = new ArrayList<>();
      parser.parsePunctuation("[");
      if (!parser.parseOptionalPunctuation("]")) {
        do {
          int before = arguments.operands(OPERANDS).size();
          arguments.successors(BLOCKS).add(parser.parseSuccessor());
          if (parser.parseOptionalPunctuation("(")) {
            parser.parseOperandList(arguments.operands(OPERANDS), Delimiter.NONE);
            parser.parseColonTypeList(arguments.types(TYPES));
            parser.parsePunctuation(")");
          }
          sizes.add(arguments.operands(OPERANDS).size() - before);
        } while (parser.parseOptionalPunctuation(","));
        parser.parsePunctuation("]");
      }
      int[] all = new int[sizes.size()];
      for (int i = 0; i < all.length; i++) {
        all[i] = sizes.get(i);
      }
      arguments.setAttribute(SIZES, DenseI32ArrayAttr.of(parser.context(), all));
    }

    @Override
    public String template(String argument) {
      return "[$^block]";
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
      IndirectBrOp view = of(op);
      printer.print('[');
      for (int i = 0; i < view.successors().size(); i++) {
        printer.print(i == 0 ? "" : ",").printNewline();
        printer.printSuccessorAndUseList(view.successors().get(i), view.successorOperands(i));
      }
      if (!view.successors().isEmpty()) {
        printer.printNewline();
      }
      printer.print(']');
    }
  }
}
