// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Brings an element into the cache ahead of its use. */
public final class PrefetchOp {
  public static final String NAME = "memref.prefetch";

  private static final int IS_WRITE = 0;
  private static final int LOCALITY = 1;
  private static final int IS_DATA = 2;

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("memref", TypeConstraints.ANY_MEMREF)
      .operands("indices", TypeConstraints.INDEX)
      .attribute("isWrite", AttributeConstraints.BOOL)
      .attribute("localityHint", AttributeConstraints.withMaximum(
          AttributeConstraints.withMinimum(AttributeConstraints.I32, 0), 3))
      .attribute("isDataCache", AttributeConstraints.BOOL)
      .assembly(new Assembly())
      .verifier(PrefetchOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .build();

  private final Operation op;

  private PrefetchOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static PrefetchOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new PrefetchOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value memref() {
    return op.operand(0);
  }

  public OperandRange indices() {
    return op.operandGroup(1);
  }

  public boolean isWrite() {
    return ((IntegerAttr) op.property(IS_WRITE)).boolValue();
  }

  public long localityHint() {
    return ((IntegerAttr) op.property(LOCALITY)).longValue();
  }

  public boolean isDataCache() {
    return ((IntegerAttr) op.property(IS_DATA)).boolValue();
  }

  private static Diagnostic verify(Operation op) {
    int rank = ((MemRefType) op.operand(0).type()).rank();
    return rank == op.operandCount() - 1 ? null : op.opError("too few indices");
  }

  /** {@code %memref[indices], read, locality<3>, data : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand memref = parser.parseOperand();
      List<UnresolvedOperand> indices = new ArrayList<>();
      parser.parseOperandList(indices, Delimiter.SQUARE);
      parser.parsePunctuation(",");
      String access = parser.parseKeyword();
      parser.parsePunctuation(",");
      parser.parseKeyword("locality");
      parser.parsePunctuation("<");
      state.setProperty(LOCALITY, parser.parseAttribute(IntegerAttr.class, IntegerType.of(parser.context(), 32)));
      parser.parsePunctuation(">");
      parser.parsePunctuation(",");
      String cache = parser.parseKeyword();
      parser.parseOptionalAttrDict(state);
      MemRefType type = parser.parseColonType(MemRefType.class);
      state.addOperand(parser.resolveOperand(memref, type));
      parser.resolveOperands(indices, IndexType.of(parser.context()), state);
      state.setProperty(IS_WRITE, choice(parser, access, "write", "read", "rw specifier has to be 'read' or 'write'"));
      state.setProperty(IS_DATA, choice(parser, cache, "data", "instr", "cache type has to be 'data' or 'instr'"));
    }

    private static IntegerAttr choice(OpAsmParser parser, String word, String yes, String no, String message) {
      if (!word.equals(yes) && !word.equals(no)) {
        throw parser.error(parser.namePosition(), message);
      }
      return IntegerAttr.bool(parser.context(), word.equals(yes));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      PrefetchOp prefetch = PrefetchOp.of(op);
      printer.print(' ');
      printer.printOperand(prefetch.memref());
      printer.print('[');
      printer.printOperands(prefetch.indices());
      printer.print("], ").print(prefetch.isWrite() ? "write" : "read");
      printer.print(", locality<").print(prefetch.localityHint()).print(">, ");
      printer.print(prefetch.isDataCache() ? "data" : "instr");
      printer.printOptionalAttrDict(op, "localityHint", "isWrite", "isDataCache");
      printer.print(" : ").printType(prefetch.memref().type());
    }
  }
}
