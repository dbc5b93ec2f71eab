// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** Executes its region on the first thread of a warp; vectors are distributed to the threads of the warp. */
@Op(name = "gpu.warp_execute_on_lane_0", since = "22.1",
    operands = {"laneid: INDEX", "args: ANY..."},
    results = "results: ANY...",
    attributes = "warp_size: I64",
    regions = "warpRegion: ONE_BLOCK",
    implicitTerminator = "gpu.yield",
    traits = "RECURSIVE_MEMORY_EFFECTS")
public final class WarpExecuteOnLane0Op extends WarpExecuteOnLane0OpBase {
  private static final String WARP_SIZE = "warp_size";

  WarpExecuteOnLane0Op(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Block body = warpRegion().first();
    if (args().size() != body.argumentCount()) {
      return opError("expected same number op arguments and block arguments.");
    }
    Operation yield = body.last();
    int yielded = yield == null ? 0 : yield.operandCount();
    if (yielded != resultCount()) {
      return opError("expected same number of yield operands and return values.");
    }
    for (int i = 0; i < args().size(); i++) {
      Diagnostic wrong = verifyDistribution(body.argument(i).type(), args().get(i).type());
      if (wrong != null) {
        return wrong;
      }
    }
    for (int i = 0; i < yielded; i++) {
      Diagnostic wrong = verifyDistribution(yield.operand(i).type(), operation().result(i).type());
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  /** Verifies that a vector is distributed evenly to the threads, or not distributed. */
  private @Nullable Diagnostic verifyDistribution(Type whole, Type part) {
    if (whole == part) {
      return null;
    }
    if (!(whole instanceof VectorType from) || !(part instanceof VectorType to)) {
      return opError("expected vector type for distributed operands.");
    }
    if (from.rank() != to.rank() || from.elementType() != to.elementType()) {
      return opError("expected distributed vectors to have same rank and element type.");
    }
    long threads = 1;
    for (int i = 0; i < from.rank(); i++) {
      if (from.dim(i) % to.dim(i) != 0) {
        return opError("expected expanded vector dimension #" + i + " (" + from.dim(i)
            + ") to be a multipler of the distributed vector dimension (" + to.dim(i) + ")");
      }
      threads *= from.dim(i) / to.dim(i);
    }
    long size = warpSizeAttr().longValue();
    return threads == size ? null
        : opError("incompatible distribution dimensions from '" + from + "' to '" + to + "' with warp size = " + size);
  }

  /** {@code (%lane)[32] args(%a : type) -> (types) {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return "($%lane)[$32] {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parsePunctuation("(");
      UnresolvedOperand lane = parser.parseOperand();
      parser.parsePunctuation(")");
      parser.parsePunctuation("[");
      long size = parser.parseInteger();
      parser.parsePunctuation("]");
      state.addAttribute(WARP_SIZE, IntegerAttr.of(IntegerType.of(parser.context(), Long.SIZE), size));
      state.addOperand(parser.resolveOperand(lane, IndexType.of(parser.context())));
      if (parser.parseOptionalKeyword("args")) {
        parser.parsePunctuation("(");
        int position = parser.position();
        List<UnresolvedOperand> arguments = new ArrayList<>(2);
        List<Type> types = new ArrayList<>(2);
        parser.parseOperandList(arguments, Delimiter.NONE);
        parser.parseColonTypeList(types);
        parser.parsePunctuation(")");
        parser.resolveOperands(arguments, types, position, state);
      }
      List<Type> results = new ArrayList<>(2);
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR);
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      WarpExecuteOnLane0Op warp = of(op);
      printer.print('(').printOperand(warp.laneid()).print(")[").print(warp.warpSizeAttr().longValue()).print(']');
      if (!warp.args().isEmpty()) {
        printer.print(" args(").printOperands(warp.args()).print(" : ").printTypesOf(warp.args()).print(')');
      }
      if (op.resultCount() > 0) {
        printer.print(" -> (").printTypesOf(op.resultList()).print(')');
      }
      printer.print(' ').printRegion(warp.warpRegion(), true, op.resultCount() > 0);
      printer.printOptionalAttrDict(op, WARP_SIZE);
    }
  }
}
