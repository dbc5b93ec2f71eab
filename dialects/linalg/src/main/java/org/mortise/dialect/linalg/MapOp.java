// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Computes each element of the init from the elements of the inputs and the init at the same position. */
@Op(name = "linalg.map",
    family = StructuredOp.class,
    operands = {"inputs: MEMREF_OR_TENSOR...", "init: MEMREF_OR_TENSOR"},
    results = "result: ANY_TENSOR...",
    regions = "mapper: ONE_BLOCK",
    implicitTerminator = "linalg.yield",
    resultNames = "mapped",
    implementations = MapOp.Structure.class)
public final class MapOp extends MapOpBase {
  MapOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly(ShortForm.Operands.INPUTS));
    op.regionArgumentNames((each, sink) -> StructuredOps.nameArguments(each, "init", sink));
  }

  @Nullable Diagnostic verify() {
    Block block = mapper().first();
    int inputs = inputs().size();
    if (block.argumentCount() != inputs + 1) {
      return opError("expects number of operands to match the arity of mapper, but got: " + (inputs + 1) + " and "
          + block.argumentCount());
    }
    for (int i = 0; i < inputs; i++) {
      Type element = LinalgOp.elementTypeOrSelf(inputs().get(i).type());
      Type argument = block.argument(i).type();
      if (element != argument) {
        return opError("expected element type of input '" + element + "' to match bbArg type '" + argument + "'");
      }
    }
    long[] shape = LinalgOp.shapeOf(init().type());
    for (Value input : inputs()) {
      long[] other = LinalgOp.shapeOf(input.type());
      if (!Arrays.equals(shape, other)) {
        return opError("expected shape of input (" + Dimensions.text(other) + ") to match shape of output ("
            + Dimensions.text(shape) + ")");
      }
    }
    return null;
  }

  /** One parallel loop for each dimension. */
  static final class Structure implements LinalgOp, DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return op.operandGroup(1);
    }

    @Override
    public List<AffineMap> getIndexingMaps(Operation op) {
      return Collections.nCopies(op.operandCount(), AffineMap.identity(rank(op)));
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      return Collections.nCopies(rank(op), IteratorType.PARALLEL);
    }

    private static int rank(Operation op) {
      return LinalgOp.shapeOf(of(op).init().type()).length;
    }
  }

  /** The syntax; in MLIR 19.1, the mapper has no argument for the init. */
  static final class Assembly implements OpAssembly {
    private final ShortForm.Operands payloadOperands;

    Assembly(ShortForm.Operands payloadOperands) {
      this.payloadOperands = payloadOperands;
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      ShortForm payload = ShortForm.parseOptional(parser, state);
      StructuredSyntax.Parts parts = StructuredSyntax.parseWithResults(parser, state, null);
      if (payload == null) {
        ShortForm.parseRegion(parser, state);
      } else if (state.operands().isEmpty()) {
        state.addRegion();
      } else {
        payload.addRegion(state, parts.all(), payloadOperands);
      }
    }

    @Override
    public String template() {
      return " ins($%inputs : $types) outs($%init : $type) ($arguments) {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      Operation payload = ShortForm.payload(op.region(0).first(), payloadOperands);
      if (payload != null) {
        ShortForm.print(payload, printer);
      }
      StructuredSyntax.printOperands(op.operandGroup(0), op.operandGroup(1), printer);
      printer.printOptionalAttrDict(op);
      if (payload == null) {
        ShortForm.printRegion(op.region(0), printer);
      }
    }
  }
}
