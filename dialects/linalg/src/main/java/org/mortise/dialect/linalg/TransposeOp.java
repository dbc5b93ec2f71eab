// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.RankedTensorType;

/** Permutes the dimensions of the input: {@code dim(result, i) = dim(input, permutation[i])}. */
@Op(name = "linalg.transpose",
    family = StructuredOp.class,
    operands = {"input: MEMREF_OR_TENSOR", "init: MEMREF_OR_TENSOR"},
    attributes = "permutation: ANY_DIMENSIONS",
    results = "result: ANY_TENSOR...",
    regions = "region: ONE_BLOCK",
    implicitTerminator = "linalg.yield",
    resultNames = "transposed",
    implementations = TransposeOp.Structure.class)
public final class TransposeOp extends TransposeOpBase {
  private static final String PERMUTATION = "permutation";

  TransposeOp(Operation operation) {
    super(operation);
  }

  /** Creates the operation; it has a result if the init is a tensor. */
  public static TransposeOp create(OpBuilder builder, Location location, Value input, Value init, long[] permutation) {
    OperationState state = builder.state(location, NAME).addOperand(input).addOperand(init);
    if (init.type() instanceof RankedTensorType) {
      state.addResultType(init.type());
    }
    state.addAttribute(PERMUTATION, DenseI64ArrayAttr.of(builder.context(), permutation));
    StructuredSyntax.addForwardingBlock(state);
    return new TransposeOp(builder.create(state));
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    StructuredOps.addPatterns(op, TransposePatterns::add);
  }

  /** The identity of a tensor is its input. For memrefs it is a copy; MLIR 19.1 erases it, which is wrong. */
  FoldResult fold(Attribute[] constants) {
    boolean isInput = resultCount() == 1 && Dimensions.isIdentity(permutationAttr());
    return isInput ? FoldResult.of(input()) : FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    DenseI64ArrayAttr permutation = permutationAttr();
    if (Dimensions.hasDuplicates(permutation)) {
      return opError("permutation is not valid");
    }
    long[] from = LinalgOp.shapeOf(input().type());
    long[] to = LinalgOp.shapeOf(init().type());
    if (from.length != to.length) {
      return opError("input rank " + from.length + " does not match init rank " + to.length);
    }
    if (permutation.size() != from.length) {
      return opError("size of permutation " + permutation.size() + " does not match the argument rank " + from.length);
    }
    for (int i = 0; i < from.length; i++) {
      int source = (int) permutation.get(i);
      if (source < 0 || source >= from.length) {
        return opError("permutation is not valid");
      }
      if (to[i] != from[source]) {
        return opError("dim(result, " + i + ") = " + to[i] + " doesn't match dim(input, permutation[" + i + "]) = "
            + from[source]);
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
      DenseI64ArrayAttr permutation = of(op).permutationAttr();
      int[] positions = new int[permutation.size()];
      for (int i = 0; i < positions.length; i++) {
        positions[(int) permutation.get(i)] = i;
      }
      return List.of(AffineMap.permutation(positions), AffineMap.identity(positions.length));
    }

    @Override
    public List<IteratorType> getIteratorTypes(Operation op) {
      return Collections.nCopies(LinalgOp.shapeOf(of(op).init().type()).length, IteratorType.PARALLEL);
    }
  }

  private static final class Assembly implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      StructuredSyntax.parseWithResults(parser, state, PERMUTATION);
      StructuredSyntax.addForwardingBlock(state);
    }

    @Override
    public String template() {
      return " ins($%input : $type) outs($%init : $type) permutation = [$permutation]";
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      TransposeOp view = of(op);
      StructuredSyntax.printOperands(List.of(view.input()), List.of(view.init()), printer);
      StructuredSyntax.printNumbers(PERMUTATION, view.permutationAttr(), printer);
      printer.printOptionalAttrDict(op, PERMUTATION);
    }
  }
}
