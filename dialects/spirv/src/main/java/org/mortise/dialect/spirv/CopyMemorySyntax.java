// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code "Function" %target, "Uniform" %source ["Aligned", 4], ["Volatile"] : f32}: the access to the target, and that
 * to the source if it is another one. As in MLIR, a text that is printed has both, and two blanks before each pointer.
 */
final class CopyMemorySyntax implements OpAssembly {
  private static final String SOURCE = "source_";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String targetClass = parser.parseString();
    UnresolvedOperand target = parser.parseOperand();
    parser.parsePunctuation(",");
    String sourceClass = parser.parseString();
    UnresolvedOperand source = parser.parseOperand();
    Words.parseAccess(parser, state, "");
    if (parser.parseOptionalPunctuation(",")) {
      Words.parseAccess(parser, state, SOURCE);
    }
    parser.parseOptionalAttrDict(state);
    Type type = parser.parseColonType();
    state.addOperand(parser.resolveOperand(target, Words.pointer(type, targetClass)));
    state.addOperand(parser.resolveOperand(source, Words.pointer(type, sourceClass)));
  }

  @Override
  public String template() {
    return "\"$class\" $%target, \"$class\" $%source : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print("  ");
    printPointer(op, 0, printer);
    printer.print(",  ");
    printPointer(op, 1, printer);
    Attribute access = op.getAttr(Words.MEMORY_ACCESS);
    Attribute sourceAccess = op.getAttr(SOURCE + Words.MEMORY_ACCESS);
    printAccess(access, op.getAttr(Words.ALIGNMENT), printer);
    printer.print(", ");
    if (sourceAccess != null) {
      printAccess(sourceAccess, op.getAttr(SOURCE + Words.ALIGNMENT), printer);
    } else {
      printAccess(access, op.getAttr(Words.ALIGNMENT), printer);
    }
    printer.printOptionalAttrDict(op, Words.MEMORY_ACCESS, Words.ALIGNMENT, SOURCE + Words.MEMORY_ACCESS,
        SOURCE + Words.ALIGNMENT);
    Type pointer = op.operand(0).type();
    String body = SyntaxTexts.body(pointer);
    Type type = SyntaxTexts.parseType(pointer.context(), body.substring(0, body.lastIndexOf(',')));
    printer.print(" : ").printType(type);
  }

  private static void printPointer(Operation op, int operand, OpAsmPrinter printer) {
    printer.printString(Words.storageClass(op.operand(operand).type())).print(' ').printOperand(op.operand(operand));
  }

  private static void printAccess(Attribute access, Attribute alignment, OpAsmPrinter printer) {
    if (access != null) {
      printer.print(" [").printString(Words.word(access));
      if (alignment instanceof IntegerAttr number) {
        printer.print(", ").print(number.longValue());
      }
      printer.print(']');
    }
  }
}
