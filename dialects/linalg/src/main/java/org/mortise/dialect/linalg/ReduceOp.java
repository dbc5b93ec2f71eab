// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.ArrayList;
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

/** Combines the elements of the inputs along some dimensions. */
@Op(name = "linalg.reduce",
    family = StructuredOp.class,
    operands = {"inputs: MEMREF_OR_TENSOR...", "inits: MEMREF_OR_TENSOR..."},
    attributes = "dimensions: INCREASING_DIMENSIONS",
    results = "results: ANY_TENSOR...",
    regions = "combiner: ONE_BLOCK",
    traits = "SAME_VARIADIC_OPERAND_SIZE",
    implicitTerminator = "linalg.yield",
    resultNames = "reduced",
    implementations = ReduceOp.Structure.class)
public final class ReduceOp extends ReduceOpBase {
  private static final String DIMENSIONS = "dimensions";

  ReduceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    op.regionArgumentNames((each, sink) -> StructuredOps.nameArguments(each, "init", sink));
  }

  @Nullable Diagnostic verify() {
    if (inputs().size() == 0) {
      return opError("expected at least one input and one output");
    }
    long[] inputShape = LinalgOp.shapeOf(inputs().get(0).type());
    for (Value input : inputs()) {
      long[] shape = LinalgOp.shapeOf(input.type());
      if (!Arrays.equals(shape, inputShape)) {
        return opError("expects all inputs to have the same shapes. Shape at input-index "
            + inputs().indexOf(input) + " is not equal to the shape at input-index 0.");
      }
    }
    long[] initShape = LinalgOp.shapeOf(inits().get(0).type());
    for (Value init : inits()) {
      if (!Arrays.equals(LinalgOp.shapeOf(init.type()), initShape)) {
        return opError("expects all outputs to have the same shapes. Shape at output-index "
            + inits().indexOf(init) + " is not equal to the shape at output-index 0.");
      }
    }
    boolean[] reduced = new boolean[inputShape.length];
    for (int i = 0; i < dimensionsAttr().size(); i++) {
      long dimension = dimensionsAttr().get(i);
      if (dimension < 0 || dimension >= inputShape.length) {
        return opError("dimensions for reduction should be in the range [0, " + (inputShape.length - 1) + "].");
      }
      reduced[(int) dimension] = true;
    }
    return verifyShape(inputShape, initShape, reduced);
  }

  private @Nullable Diagnostic verifyShape(long[] inputShape, long[] initShape, boolean[] reduced) {
    long[] kept = new long[inputShape.length];
    int count = 0;
    for (int i = 0; i < inputShape.length; i++) {
      if (!reduced[i]) {
        kept[count++] = inputShape[i];
      }
    }
    if (count != initShape.length) {
      return opError("number of dimensions after reduction " + count + " doesn't match the init rank "
          + initShape.length);
    }
    kept = Arrays.copyOf(kept, count);
    if (!Arrays.equals(kept, initShape)) {
      return opError("init dimensions [" + Dimensions.text(initShape) + "] doesn't match input dimensions after "
          + "reduction [" + Dimensions.text(kept) + "]");
    }
    return verifyBlock();
  }

  private @Nullable Diagnostic verifyBlock() {
    Block block = combiner().first();
    int count = inputs().size();
    if (block.argumentCount() != operation().operandCount()) {
      return opError("mismatching number of operands and block arguments");
    }
    for (int i = 0; i < count; i++) {
      Type element = LinalgOp.elementTypeOrSelf(inputs().get(i).type());
      Type argument = block.argument(i).type();
      if (element != argument) {
        return opError("input element type '" + element + "' does not match corresponding block argument type '"
            + argument + "'");
      }
    }
    for (int i = 0; i < inits().size(); i++) {
      Type element = LinalgOp.elementTypeOrSelf(inits().get(i).type());
      Type argument = block.argument(count + i).type();
      if (element != argument) {
        return opError("output element type '" + element + "' does not match corresponding block argument type '"
            + argument + "'");
      }
    }
    return null;
  }

  /** One loop for each dimension of the inputs. */
  static final class Structure implements LinalgOp, DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return of(op).inits();
    }

    @Override
    public List<AffineMap> getIndexingMaps(Operation op) {
      ReduceOp reduce = of(op);
      int rank = rank(reduce);
      List<AffineMap> maps = new ArrayList<>(Collections.nCopies(reduce.inputs().size(), AffineMap.identity(rank)));
      AffineMap kept = Dimensions.mapWithout(rank, reduce.dimensionsAttr());
      maps.addAll(Collections.nCopies(reduce.inits().size(), kept));
      return maps;
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      ReduceOp reduce = of(op);
      List<IteratorType> types = new ArrayList<>(Collections.nCopies(rank(reduce), IteratorType.PARALLEL));
      for (int i = 0; i < reduce.dimensionsAttr().size(); i++) {
        types.set((int) reduce.dimensionsAttr().get(i), IteratorType.REDUCTION);
      }
      return types;
    }

    private static int rank(ReduceOp reduce) {
      return LinalgOp.shapeOf(reduce.inputs().get(0).type()).length;
    }
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      ShortForm payload = ShortForm.parseOptional(parser, state);
      StructuredSyntax.Parts parts = StructuredSyntax.parseWithResults(parser, state, DIMENSIONS);
      if (payload == null) {
        ShortForm.parseRegion(parser, state);
      } else {
        payload.addRegion(state, parts.all(), ShortForm.Operands.INIT_FIRST);
      }
    }

    @Override
    public String template() {
      return " ins($%input : $type) outs($%init : $type) dimensions = [$dimensions] ($arguments) {}";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      ReduceOp reduce = of(op);
      Operation payload = ShortForm.payload(reduce.combiner().first(), ShortForm.Operands.INIT_FIRST);
      if (payload != null) {
        ShortForm.print(payload, printer);
      }
      StructuredSyntax.printOperands(reduce.inputs(), reduce.inits(), printer);
      StructuredSyntax.printNumbers(DIMENSIONS, reduce.dimensionsAttr(), printer);
      printer.printOptionalAttrDict(op, DIMENSIONS);
      if (payload == null) {
        ShortForm.printRegion(reduce.combiner(), printer);
      }
    }
  }
}
