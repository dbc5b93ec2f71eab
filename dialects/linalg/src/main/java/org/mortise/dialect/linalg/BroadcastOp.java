// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.RankedTensorType;

/** Repeats the input along new dimensions of the init. */
@Op(name = "linalg.broadcast",
    family = StructuredOp.class,
    operands = {"input: MEMREF_OR_TENSOR", "init: MEMREF_OR_TENSOR"},
    attributes = "dimensions: ANY_DIMENSIONS",
    results = "result: ANY_TENSOR...",
    regions = "region: ONE_BLOCK",
    implicitTerminator = "linalg.yield",
    resultNames = "broadcasted",
    implementations = BroadcastOp.Structure.class)
public final class BroadcastOp extends BroadcastOpBase {
  private static final String DIMENSIONS = "dimensions";

  BroadcastOp(Operation operation) {
    super(operation);
  }

  /** Creates the operation; it has a result if the init is a tensor. */
  public static BroadcastOp create(OpBuilder builder, Location location, Value input, Value init, long[] dimensions) {
    OperationState state = builder.state(location, NAME).addOperand(input).addOperand(init);
    if (init.type() instanceof RankedTensorType) {
      state.addResultType(init.type());
    }
    state.addAttribute(DIMENSIONS, DenseI64ArrayAttr.of(builder.context(), dimensions));
    StructuredSyntax.addForwardingBlock(state);
    return new BroadcastOp(builder.create(state));
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    StructuredOps.addPatterns(op, patterns ->
        patterns.add(RewritePattern.of(NAME, "EraseIdentityLinalgOp", StructuredPatterns::eraseIdentity)));
  }

  @Nullable Diagnostic verify() {
    DenseI64ArrayAttr dimensions = dimensionsAttr();
    long[] from = LinalgOp.shapeOf(input().type());
    long[] to = LinalgOp.shapeOf(init().type());
    if (from.length + dimensions.size() != to.length) {
      return opError("input rank plus added dimensions does not match init rank. input rank: " + from.length
          + ", dimensions size: " + dimensions.size() + ", init rank: " + to.length);
    }
    BitSet added = new BitSet(to.length);
    for (int i = 0; i < dimensions.size(); i++) {
      long dimension = dimensions.get(i);
      if (dimension < 0 || dimension >= to.length) {
        return opError("dimension " + i + " is out of range. expected range: [0, " + (to.length - 1) + "], got: "
            + dimension);
      }
      added.set((int) dimension);
    }
    int next = 0;
    for (int i = 0; i < to.length && next < from.length; i++) {
      if (!added.get(i) && from[next++] != to[i]) {
        return opError("input dim " + (next - 1) + " should match init dim " + i + ". input: " + from[next - 1]
            + ", init: " + to[i]);
      }
    }
    return null;
  }

  /** One parallel loop for each dimension of the init. */
  static final class Structure implements LinalgOp, DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return op.operandGroup(1);
    }

    @Override
    public List<AffineMap> getIndexingMaps(Operation op) {
      int rank = rank(op);
      return List.of(Dimensions.mapWithout(rank, of(op).dimensionsAttr()), AffineMap.identity(rank));
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      return Collections.nCopies(rank(op), IteratorType.PARALLEL);
    }

    private static int rank(Operation op) {
      return LinalgOp.shapeOf(of(op).init().type()).length;
    }
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      StructuredSyntax.parseWithResults(parser, state, DIMENSIONS);
      StructuredSyntax.addForwardingBlock(state);
    }

    @Override
    public String template() {
      return " ins($%input : $type) outs($%init : $type) dimensions = [$dimensions]";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      BroadcastOp view = of(op);
      StructuredSyntax.printOperands(List.of(view.input()), List.of(view.init()), printer);
      StructuredSyntax.printNumbers(DIMENSIONS, view.dimensionsAttr(), printer);
      printer.printOptionalAttrDict(op, DIMENSIONS);
    }
  }
}
