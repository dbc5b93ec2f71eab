// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** Reduces the extents of a shape in order; the region gets the index, the extent and the previous values. */
@Op(name = "shape.reduce",
    operands = {"shape: SHAPE_OR_EXTENTS", "initVals: ANY..."},
    results = "result: ANY...",
    regions = "region: ONE_BLOCK",
    implicitTerminator = "shape.yield")
public final class ReduceOp extends ReduceOpBase {
  ReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    Block body = region().first();
    int count = 2 + initVals().size();
    if (body.argumentCount() != count) {
      return opError("ReduceOp body is expected to have " + count + " arguments");
    }
    if (!(body.argument(0).type() instanceof IndexType)) {
      return opError("argument 0 of ReduceOp body is expected to be of IndexType");
    }
    Type extent = body.argument(1).type();
    if (ShapeSort.SHAPE.is(shape().type())) {
      if (!ShapeSort.SIZE.is(extent)) {
        return opError("argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a"
            + " ShapeType");
      }
    } else if (!(extent instanceof IndexType)) {
      return opError("argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent"
          + " tensor");
    }
    for (int i = 0; i < initVals().size(); i++) {
      if (body.argument(i + 2).type() != initVals().get(i).type()) {
        return opError(
            "type mismatch between argument " + (i + 2) + " of ReduceOp body and initial value " + i);
      }
    }
    return null;
  }

  /** {@code (%shape, %initial) : type -> (types) {...}}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return "($%shape, $%start) : $shapeType -> $type {}";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parsePunctuation("(");
      UnresolvedOperand reduced = parser.parseOperand();
      List<UnresolvedOperand> inits = new ArrayList<>();
      while (parser.parseOptionalPunctuation(",")) {
        inits.add(parser.parseOperand());
      }
      parser.parsePunctuation(")");
      Type shape = parser.parseColonType();
      if (!ShapeConstraints.SHAPE_OR_EXTENTS.accepts(shape)) {
        throw parser.error("expected shape or extent tensor");
      }
      List<Type> results = new ArrayList<>();
      parser.parseOptionalArrowTypeList(results);
      state.addResultTypes(results);
      state.addOperand(parser.resolveOperand(reduced, shape));
      parser.resolveOperands(inits, results, parser.namePosition(), state);
      parser.parseRegion(state.addRegion(), RegionOptions.WITH_TERMINATOR);
      parser.parseOptionalAttrDict(state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      ReduceOp reduce = of(op);
      printer.print('(').printOperand(reduce.shape());
      for (Value init : reduce.initVals()) {
        printer.print(", ").printOperand(init);
      }
      printer.print(") : ").printType(reduce.shape().type());
      printer.printOptionalArrowTypeList(reduce.result().stream().map(Value::type).toList()).print(' ');
      printer.printRegion(reduce.region(), true, true);
      printer.printOptionalAttrDict(op);
    }
  }
}
